import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { returnedShop } from '@inkstone/forms/shopApplication/fixtures';

import { paths } from '../../lib/config/paths.js';
import { progressPath } from '../../lib/models/shop-application.js';
import { wireProgress } from '../../lib/samples/shop-application.js';
import { wireShop } from '../../lib/samples/shops.js';
import { queryCode } from '../../lib/device/choices.js';
import { openDialogs } from '../../test/dialogs.js';
import { refusal, renderSite, success, type SiteOptions } from '../../test/site.js';
import { ApplicationProcess } from './ApplicationProcess/ApplicationProcess.js';
import { ProgressStep } from './ProgressStep/ProgressStep.js';
import { QueryProgressStep } from './QueryProgressStep/QueryProgressStep.js';

const CODE = '7KXQ4MRW9TEB';
const { application: returned } = returnedShop;
const GROUPED = '7KXQ-4MRW-9TEB';

const lookups: SiteOptions['server'] = {
  '/api/sale_auth/store_platform_list': () => success([{ id: 1, store_platform: '天猫' }]),
  '/api/sale_auth/search_list': () => success({ territory: [{ label: '河南省', name: 41 }], platform: [] }),
  '/api/sale_auth/get_agreement': () =>
    success({
      name: 'authorization_agreement',
      title: '图书经销授权协议',
      value: '<p>甲方授权乙方。<script>alert(1)</script></p>',
    }),
  '/api/config/config': () => success({ support: '服务热线 010-00000400' }),
  '/api/config/column': () => success([]),
};

/** Opens the pages of an application at an address. */
function open(address: string, server: SiteOptions['server'] = {}) {
  return renderSite(
    <Routes>
      <Route path={paths.applicationProcess.pattern} element={<ApplicationProcess />} />
      <Route path={paths.queryProgressStep.pattern} element={<QueryProgressStep />} />
      <Route path={paths.progressStep.pattern} element={<ProgressStep />} />
    </Routes>,
    { address, server: { ...lookups, ...server } },
  );
}

function answers(differences: Parameters<typeof wireProgress>[0] = {}): SiteOptions['server'] {
  return { '/api/sale_auth/query_code': () => success(wireProgress(differences)) };
}

beforeEach(openDialogs);

describe('the steps of an application', () => {
  it('are five, the review of which takes 1 to 7 working days (spec: B2.4 applicationProcess steps, B2.4 applicationProcess review time, B9 review time)', () => {
    open(paths.applicationProcess.path());
    const steps = [...screen.getByRole('list', { name: '申请的五个步骤' }).children];
    expect(steps.map((step) => step.querySelector('h2')?.textContent)).toEqual([
      '提交资质',
      '资质审核',
      '汇入保证金',
      '签署协议',
      '领取授权证书',
    ]);
    expect(steps[1]?.textContent).toContain('1—7 个工作日');
  });

  it('begin with the form, which opens with the choice of certificates made here (spec: B2.4 applicationProcess start, B2.4 progressStep form)', async () => {
    const { unmount } = open(paths.applicationProcess.path());
    await userEvent.click(screen.getByRole('radio', { name: '没有合一' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^税务登记证/ }));
    expect(screen.getByText('已备 1 / 9')).toBeVisible();
    const [start] = screen.getAllByRole('link', { name: '开始申请' });
    expect(start?.getAttribute('href')).toBe('#/layout/list/progressStep?step=1');
    unmount();

    const first = open(paths.progressStep.path({ step: 1 }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^否/ }).checked).toBe(true);
    await userEvent.type(screen.getByLabelText('店铺名称'), '书香阁');
    first.unmount();

    open(paths.applicationProcess.path());
    expect(screen.getAllByRole('link', { name: '接着填写' })).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^税务登记证/ }).checked).toBe(true);
  });

  it('show the agreement without its scripts', async () => {
    open(paths.progressStep.path({ step: 1 }));
    await userEvent.click(await screen.findByRole('button', { name: '《图书经销授权协议》' }));
    const text = await screen.findByText('甲方授权乙方。');
    expect(text.innerHTML).toBe('甲方授权乙方。');
  });
});

describe('the query', () => {
  it('is sent by Enter and leads to the step of the application (spec: B2.4 queryProgressStep, B2.4 progressStep review, B2.4 progressStep warning, B4 shop steps)', async () => {
    const { calls } = open(paths.queryProgressStep.path(), answers());
    await userEvent.type(screen.getByLabelText('查询码'), '7kxq-4mrw-9teb{Enter}');
    expect(await screen.findByRole('heading', { name: '审核进行到第 3 天' })).toBeVisible();
    expect(screen.getByText('资质审核中，预计需要 1—7 个工作日').closest('[role="status"]')).not.toBeNull();
    expect(screen.getByText(GROUPED)).toBeVisible();
    const asked = calls.filter(({ path }) => path === '/api/sale_auth/query_code');
    expect(asked[0]?.params).toEqual({ query_code: '7kxq-4mrw-9teb' });
    expect(queryCode.read()).toBe(CODE);
  });

  it('says that a code is unknown, keeps it, and offers the one that was found last', async () => {
    localStorage.setItem('shopQueryCode', CODE);
    open(paths.queryProgressStep.path(), {
      '/api/sale_auth/query_code': () => refusal(404, '没有查到这个查询码，请核对后再试'),
    });
    const field = screen.getByLabelText<HTMLInputElement>('查询码');
    await userEvent.type(field, '7KXQ4MRW9TEC{Enter}');
    expect(await screen.findByText('没有查到这个查询码，请核对后再试')).toBeVisible();
    expect(field.value).toBe('7KXQ4MRW9TEC');
    expect(screen.getByRole('link', { name: GROUPED }).getAttribute('href')).toBe(
      `#${progressPath(CODE, 2)}`,
    );
  });
});

describe('the progress', () => {
  const later = {
    processing_time: Date.UTC(2026, 10, 24, 7, 20) / 1000,
    approver: '李审核',
    descr: '附言写明查询码。',
  };
  const deposits = [
    { status: 2, current: '保证金', note: '汇款说明' },
    { status: 3, current: '签署协议', note: '签署说明' },
    { status: 4, current: '授权证书', note: '发证说明' },
  ] as const;

  for (const { status, current, note } of deposits) {
    it(`of status ${String(status)} is the deposit page, with the words of the person in charge (spec: B2.4 progressStep deposit, B4 shop step, B4 shop steps)`, async () => {
      open(
        progressPath(CODE, status + 1),
        answers({ ...later, status, status_text: `状态 ${String(status)}` }),
      );
      expect((await screen.findByRole('region', { name: note })).textContent).toContain('附言写明查询码。');
      expect(screen.getByText(`状态 ${String(status)}`)).toBeVisible();
      expect(screen.getByText('经办人 李审核')).toBeVisible();
      expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(current);
    });
  }

  it('of a granted application is the certificate, once the shop is in the directory (spec: B2.4 progressStep deposit)', async () => {
    const certificate = wireShop({ id: 7, certificate_number: 'YT-SQ-2026-10001' });
    open(progressPath(CODE, 5), answers({ ...later, status: 4, status_text: '授权已完成', certificate }));
    expect(await screen.findByRole('heading', { name: '办好了，这是您的证书' })).toBeVisible();
    expect(screen.getByText('YT-SQ-2026-10001')).toBeVisible();
    expect(screen.getByText('授权已完成')).toBeVisible();
    expect(screen.getByText('附言写明查询码。')).toBeVisible();
    const listed = screen.getAllByRole('link', { name: '授权网店' }).map((link) => link.getAttribute('href'));
    expect(listed).toContain('#/layout/list/onlineShopDetails?id=7');
    expect(screen.getByRole('button', { name: '下载证书' })).toBeVisible();
  });

  it('is what the server says, whatever the address says', async () => {
    const forged = JSON.stringify({ query_code: CODE, status: 4, status_text: '授权已完成' });
    open(paths.progressStep.path({ step: 5, data: forged }), answers());
    expect(await screen.findByRole('heading', { name: '审核进行到第 3 天' })).toBeVisible();
    expect(screen.queryByText('授权已完成')).toBeNull();
  });

  it('of a review that takes long names the day and the hotline', async () => {
    open(progressPath(CODE, 2), answers({ days: 8 }));
    expect(await screen.findByRole('heading', { name: '已第 9 天' })).toBeVisible();
    expect((await screen.findByRole('link', { name: '010-00000400' })).getAttribute('href')).toBe(
      'tel:010-00000400',
    );
  });

  it('without a code is that of the code on this device', async () => {
    localStorage.setItem('shopQueryCode', CODE);
    open(paths.progressStep.path({ step: 2 }), answers());
    expect(await screen.findByText(GROUPED)).toBeVisible();
  });

  it('without any code leads to the query', () => {
    open(paths.progressStep.path({ step: 3, data: 'no JSON' }));
    expect(screen.getByRole('link', { name: '查询进度' }).getAttribute('href')).toBe(
      paths.queryProgressStep.href(),
    );
  });

  const sentBack = answers({
    status: 0,
    status_text: '申请已退回，请按说明修改后重新提交',
    refused_papers: [{ paper: 'business_license', reason: '照片不清晰' }],
    data_reason: '',
    descr: '营业执照：照片不清晰',
    approver: '李审核',
  });
  const keptPass = JSON.stringify({ query_code: CODE, pass: returned.pass });

  it('of an application that was sent back has only the refused paper open, and keeps all else and the code', async () => {
    // The client then uploads by fetch, which is replaced here.
    vi.stubGlobal('XMLHttpRequest', undefined);
    localStorage.setItem('inkstone:draft:shop-application-sent', keptPass);
    const { calls } = open(progressPath(CODE, 1), {
      ...sentBack,
      '/api/sale_auth/returned_application': () => success(returned),
      '/api/sale_auth/upload_file': () => success({ url: '/files/uploads/new.png' }),
      '/api/sale_auth/certification_submit': () => success({ query_code: CODE, pass: 'bmV3' }),
    });
    expect(await screen.findByRole('heading', { name: '只差一张，重拍就好' })).toBeVisible();
    expect(screen.getByText(GROUPED)).toBeVisible();
    expect(await screen.findByText('照片不清晰')).toBeVisible();
    expect(screen.getByRole('button', { name: '修改联系人' })).toBeVisible();
    expect(screen.getByText('已验证')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('营业执照'), pngFile());
    await userEvent.click(await screen.findByRole('button', { name: '重新提交' }));
    await waitFor(() => {
      const [sent] = calls.filter(({ path }) => path === '/api/sale_auth/certification_submit');
      expect(sent?.params).toMatchObject({
        query_code: CODE,
        pass: returned.pass,
        shop_name: returned.shop_name,
        publication_license: '/files/uploads/publication_license.jpg?expires=1',
        business_license: '/files/uploads/new.png',
        identity_card:
          '/files/uploads/identity_card.jpg?expires=1,/files/uploads/identity_card_back.jpg?expires=1',
      });
      expect(sent?.params).not.toHaveProperty('phone_code');
    });
    expect(localStorage.getItem('inkstone:draft:shop-application-sent')).toContain('bmV3');
  });

  it('of an application that was sent back comes back whole after 接着填写, with the one field that was changed', async () => {
    localStorage.setItem('inkstone:draft:shop-application-sent', keptPass);
    const server = { ...sentBack, '/api/sale_auth/returned_application': () => success(returned) };
    const first = open(progressPath(CODE, 1), server);
    await userEvent.click(await screen.findByRole('button', { name: '修改店铺' }));
    await userEvent.clear(screen.getByLabelText('店铺名称'));
    await userEvent.type(screen.getByLabelText('店铺名称'), '新的名称');
    first.unmount();
    const process = open(paths.applicationProcess.path());
    const [goOn] = screen.getAllByRole('link', { name: '接着填写' });
    expect(goOn?.getAttribute('href')).toBe(`#${progressPath(CODE, 1)}`);
    process.unmount();

    open(progressPath(CODE, 1), server);
    expect(await screen.findByText(/新的名称/)).toBeVisible();
    expect(screen.getByText(/郑州书香阁图书有限公司/)).toBeVisible();
  });

  it('of an application that was sent back opens on another device after a code by text message', async () => {
    const { calls } = open(progressPath(CODE, 1), {
      ...sentBack,
      '/api/sale_auth/returned_application': () => success(returned),
    });
    await userEvent.type(await screen.findByLabelText('申请时填的手机号码'), '13800000005');
    await userEvent.type(screen.getByLabelText('手机验证码'), '042917');
    await userEvent.click(screen.getByRole('button', { name: '打开申请' }));
    expect(await screen.findByRole('button', { name: /^重新拍摄/ })).toBeVisible();
    const asked = calls.filter(({ path }) => path === '/api/sale_auth/returned_application');
    expect(asked.map(({ params }) => params)).toEqual([
      { query_code: CODE, phone: '13800000005', phone_code: '042917' },
      { query_code: CODE, pass: returned.pass },
    ]);
  });

  it('of an application that was sent back asks for a code when its pass is not valid any more', async () => {
    localStorage.setItem('inkstone:draft:shop-application-sent', keptPass);
    open(progressPath(CODE, 1), {
      ...sentBack,
      '/api/sale_auth/returned_application': () => refusal(410, '请收短信验证码，再打开一次申请'),
    });
    expect(await screen.findByLabelText('申请时填的手机号码')).toBeVisible();
  });
});

/** The form looks at the first bytes. */
function pngFile(): File {
  return new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], '执照.png', {
    type: 'image/png',
  });
}
