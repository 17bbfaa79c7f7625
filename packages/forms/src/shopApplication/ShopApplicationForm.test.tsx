import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { dropDrafts } from '../drafts/draft.js';
import { maxFileBytes } from '../rules/file.js';
import { forgetFiles } from '../drafts/held-files.js';
import { mobileMessages } from '../rules/mobile.js';
import { openDialogsInJsdom } from '../testing/dialogs.js';
import { testCode } from '../testing/code-cases.js';
import { testForm } from '../testing/form-cases.js';
import { said } from '../testing/said.js';
import { standing, stubObjectUrls } from '../testing/uploading.js';
import { sampleFile } from '../uploads/samples.js';
import type { UploadHandler } from '../uploads/use-uploads.js';
import {
  dropSentShopApplication,
  hasShopApplicationDraft,
  keepSentShopApplication,
  sentShopApplication,
} from './draft.js';
import { shopApplicationFixtures } from './fixtures.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { choices } from './samples.js';
import { ShopApplicationForm, type ShopApplicationFormProps } from './ShopApplicationForm.js';

const [merged, separate] = shopApplicationFixtures.valid;

function handlers() {
  return {
    onSubmit: vi.fn().mockResolvedValue(undefined),
    onSendCode: vi.fn().mockResolvedValue(undefined),
    onUpload: vi.fn<UploadHandler>((file) => Promise.resolve(`/files/${file.name}`)),
    onOpenAgreement: vi.fn(),
  };
}

testForm('ShopApplicationForm', {
  fixtures: shopApplicationFixtures,
  form: (props) => <ShopApplicationForm {...choices} {...handlers()} {...props} />,
  messages,
  labels: {
    agreement_name: '我已阅读并同意《授权协议》',
  },
});

testCode('ShopApplicationForm', {
  form: (phone, onSendCode) => (
    <ShopApplicationForm {...choices} {...handlers()} {...{ onSendCode }} defaultValues={{ phone }} />
  ),
  label: messages.phone.label,
  sent: [' 13800000005', { phone: '13800000005' }],
  refused: ['', '1380000000', '23800000005', '138000000055'].map((typed) => [typed, mobileMessages.format]),
});

beforeEach(() => {
  openDialogsInJsdom();
  dropDrafts();
  stubObjectUrls();
});

function show(props: Partial<ShopApplicationFormProps> = {}) {
  const called = handlers();
  const { unmount } = render(<ShopApplicationForm {...choices} {...called} {...props} />);
  // `accept` does not suffice, because files can also be dropped.
  const user = userEvent.setup({ applyAccept: false });
  return {
    ...called,
    user,
    unmount,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    answer: (name: RegExp) => user.click(screen.getByRole('radio', { name })),
    type: (label: string, typed: string) => user.type(screen.getByLabelText(label), typed),
    choose: (label: string, ...files: File[]) =>
      user.upload(screen.getByLabelText(new RegExp(`^${label}(选填)?$`)), files),
  };
}

function certificatesInSight(): (string | null)[] {
  const section = screen.getByRole('region', { name: messages.certificates });
  return within(section)
    .queryAllByRole('group')
    .map((field) => field.getAttribute('aria-label')?.replace('：照片', '') ?? null);
}

it('says under a code whose check character does not fit that it is doubtful, once it is left', async () => {
  const { type, user } = show();
  await type(messages.company_number.label, '91350100M000100Y44');
  expect(screen.queryByText(messages.company_number.doubtful)).toBeNull();
  await user.tab();
  expect(screen.getByText(messages.company_number.doubtful)).toBeVisible();
  await type(messages.company_number.label, '{Backspace}3');
  await user.tab();
  expect(screen.queryByText(messages.company_number.doubtful)).toBeNull();
});

describe('the certificates', () => {
  it('are shown after is_merge was chosen (spec: B4 is_merge toggles)', async () => {
    const { answer } = show();
    expect(certificatesInSight()).toEqual([]);
    await answer(/^是/);
    expect(certificatesInSight()).toEqual(['出版物经营许可证', '营业执照', '身份证 人像面', '身份证 国徽面']);
    await answer(/^否/);
    expect(certificatesInSight()).toEqual([
      '出版物经营许可证',
      '组织机构代码证',
      '税务登记证',
      '营业执照',
      '身份证 人像面',
      '身份证 国徽面',
    ]);
  });

  it('are all removed when is_merge changes, which is announced (spec: B4 is_merge clears)', async () => {
    const { answer, press, onSubmit } = show({ defaultValues: separate?.fields });
    expect(Object.keys(standing())).toHaveLength(6);
    const places = screen.getAllByRole('status');
    await answer(/^是/);
    await press(messages.is_merge.question.confirmLabel);
    expect(standing()).toEqual({});
    // Screen readers only announce changes of a live region that already exists.
    const place = screen.getByText(messages.cleared).closest<HTMLElement>('[role="status"]');
    expect(places).toContain(place);

    await answer(/^否/);
    expect(standing()).toEqual({});
    await press(messages.submit);
    expect(Object.values(said())).toEqual(Array(5).fill('请上传文件'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stay when the question before their removal is declined (spec: B8 declined)', async () => {
    const onDeclined = vi.fn();
    const { answer, press } = show({ defaultValues: separate?.fields, onDeclined });
    await answer(/^是/);
    await press(messages.is_merge.question.cancelLabel);
    expect(onDeclined.mock.calls).toEqual([['已取消操作']]);
    expect(Object.keys(standing())).toHaveLength(6);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^否/ }).checked).toBe(true);
  });

  it('stop uploading when is_merge changes', async () => {
    const signals: AbortSignal[] = [];
    const onUpload = vi.fn<UploadHandler>((_file, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const { answer, choose, press } = show({ onUpload });
    await answer(/^否/);
    await choose('营业执照', sampleFile('营业执照.jpg'));
    await choose('税务登记证', sampleFile('税务登记证.jpg'));
    await waitFor(() => expect(signals).toHaveLength(2));
    await answer(/^是/);
    await press(messages.is_merge.question.confirmLabel);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(standing()).toEqual({});
  });

  it('announce the removal only if there were files, and until the next file', async () => {
    const { answer, choose, press } = show();
    await answer(/^是/);
    await answer(/^否/);
    expect(screen.queryByText(messages.cleared)).toBeNull();
    await choose('营业执照', sampleFile('营业执照.jpg'));
    await waitFor(() => expect(standing()).toEqual({ '营业执照.jpg': '已上传' }));
    await answer(/^是/);
    await press(messages.is_merge.question.confirmLabel);
    expect(screen.getByText(messages.cleared)).toBeTruthy();
    await choose('营业执照', sampleFile('新营业执照.jpg'));
    await waitFor(() => expect(standing()).toEqual({ '新营业执照.jpg': '已上传' }));
    expect(screen.queryByText(messages.cleared)).toBeNull();
  });

  it('are sent as addresses, the front of the card first', async () => {
    const { choose, press, onSubmit } = show({
      defaultValues: {
        ...merged?.fields,
        identity_card: [],
        identity_card_back: [],
        publication_license: [],
      },
    });
    await choose('身份证 国徽面', sampleFile('反面.jpg'));
    await choose('身份证 人像面', sampleFile('正面.jpg'));
    await choose('出版物经营许可证', sampleFile('许可证.gif'));
    await waitFor(() => expect(Object.values(standing())).toEqual(Array(4).fill('已上传')));
    await press(messages.submit);
    expect(onSubmit.mock.calls.map(([sent]: unknown[]) => sent)).toEqual([
      {
        ...merged?.payload,
        publication_license: '/files/许可证.gif',
        identity_card: '/files/正面.jpg,/files/反面.jpg',
      },
    ]);
  });

  it('are one picture each, and two for the identity card (spec: B5 certificate number, B9 upload ID card)', async () => {
    const { choose } = show({ defaultValues: { is_merge: '1' } });
    await choose('身份证 人像面', sampleFile('人像面.jpg'));
    await choose('身份证 国徽面', sampleFile('国徽面.jpg'));
    const card = { '人像面.jpg': '已上传', '国徽面.jpg': '已上传' };
    await waitFor(() => expect(standing()).toEqual(card));
    // The file dialog offers one only, but several can be dropped.
    for (const certificate of ['营业执照', '身份证 人像面']) {
      fireEvent.drop(screen.getByRole('group', { name: `${certificate}：照片` }), {
        dataTransfer: { types: ['Files'], files: [sampleFile('一.jpg'), sampleFile('二.jpg')] },
      });
    }
    await waitFor(() =>
      expect(said()).toEqual({ 营业执照: '只可上传一个文件', '身份证 人像面': '只可上传一个文件' }),
    );
    expect(standing()).toEqual(card);
  });

  for (const [spec, file, message] of [
    ['B5 certificate types', sampleFile('营业执照.pdf'), '仅支持 jpg、jpeg、png、gif 格式'],
    ['B5 certificate size', sampleFile('营业执照.jpg', maxFileBytes + 1), '文件大小请控制在5M之内'],
  ] as const) {
    it(`are refused with the message ${message} (spec: ${spec})`, async () => {
      const { choose, onUpload } = show({ defaultValues: { is_merge: '1' } });
      await choose('营业执照', file);
      await waitFor(() => expect(said()).toEqual({ 营业执照: message }));
      expect(standing()).toEqual({});
      expect(onUpload).not.toHaveBeenCalled();
    });
  }
});

it('opens the agreement without ticking the checkbox', async () => {
  const { press, onOpenAgreement } = show({ agreementTitle: '图书经销授权协议' });
  await press('《图书经销授权协议》');
  expect(onOpenAgreement).toHaveBeenCalledOnce();
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: '我已阅读并同意《图书经销授权协议》',
  });
  expect(box.checked).toBe(false);
});

it('restores its texts after a reload, but no code, file or agreement', async () => {
  const first = show();
  await first.type(messages.shop_name.label, '书香阁');
  await first.type(messages.phone_code.label, '042917');
  await first.answer(/^是/);
  await first.choose('营业执照', sampleFile('营业执照.jpg'));
  await waitFor(() => expect(standing()).toEqual({ '营业执照.jpg': '已上传' }));
  await first.user.click(screen.getByRole('checkbox'));
  expect(Object.keys(localStorage).map((key) => localStorage.getItem(key))).toEqual([
    '{"shop_name":"书香阁","is_merge":"1"}',
  ]);
  first.unmount();
  forgetFiles();

  show();
  expect(screen.getByLabelText<HTMLInputElement>(messages.shop_name.label).value).toBe('书香阁');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^是/ }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(messages.phone_code.label).value).toBe('');
  expect(standing()).toEqual({});
  expect(screen.getByText('上次选的“营业执照.jpg”没有留下，请重新选择')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

it('has no draft after success, and keeps the pass of what was sent', async () => {
  const { press, type, onSubmit } = show({ defaultValues: merged?.fields });
  await press('修改店铺');
  await type(messages.shop_name.label, '！');
  expect(hasShopApplicationDraft()).toBe(true);
  await press(messages.submit);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(hasShopApplicationDraft()).toBe(false);

  const sent = { queryCode: '7KXQ4MRW9TEB', pass: 'c2hvcCBwYXNz' };
  keepSentShopApplication(sent);
  dropSentShopApplication('7KXQ4MRW9TEC');
  expect(sentShopApplication()).toEqual(sent);
  dropSentShopApplication('7KXQ4MRW9TEB');
  expect(sentShopApplication()).toBeUndefined();
});
