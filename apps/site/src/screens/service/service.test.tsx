import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { refusal, renderSite, success, type SiteOptions } from '../../test/site.js';
import { BookCorrection } from './BookCorrection/BookCorrection.js';
import { TestAndVerify } from './TestAndVerify/TestAndVerify.js';

const VERIFY = '/api/common/genuine_verification';
const FEEDBACK = '/api/common/book_feedback';
const NOT_FOUND =
  '没有查到这个防伪码，请核对容易看错的字符（0 与 O，1 与 I、L，5 与 S，8 与 B）后再试；如果输入无误，您买到的可能是盗版图书';

const book = {
  book_id: 128,
  book_title: '高考数学总复习',
  img_url: '',
  is_first: 1,
  check_count: 1,
  first_check_time: 1_795_219_200,
};

beforeEach(() => {
  sessionStorage.clear();
  // jsdom implements neither object URLs nor scrolling.
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('testAndVerify', () => {
  function open(server: SiteOptions['server'], owner = false) {
    return renderSite(<TestAndVerify />, {
      owner,
      address: paths.testAndVerify.path(),
      server: {
        '/api/config/config': () =>
          success({
            genuine_verification_oa_qrcode_descr: '扫码关注服务号',
            official_accounts_qrcode: '',
            support: '服务热线 010-00000400',
          }),
        '/api/common/genuine_qrcode': () => success({ oa_qrcode: '/files/public/site/verify.svg' }),
        ...server,
      },
    });
  }
  const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: '防伪码' });

  async function check(text = ' ytjy 2027 ksjl 0001') {
    fireEvent.change(code(), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: '点击验证' }));
    return screen.findByRole('region', { name: /正版图书|没有查到|已收回|请稍等/ });
  }

  it('says where the code is, and shows the official account of the configuration (spec: B2.8 testAndVerify where, B2.8 testAndVerify account)', async () => {
    open({});
    expect(screen.getByText('防伪标签贴在封面或封底，刮开涂层即可看到', { exact: false })).toBeVisible();
    const picture = await screen.findByRole('img', { name: '正版查验公众号的二维码' });
    expect(picture.getAttribute('src')).toBe('/files/public/site/verify.svg');
    expect(await screen.findByText('扫码关注服务号')).toBeVisible();
  });

  it('shows the QR code of the publisher where the check has none of its own', async () => {
    open({
      '/api/config/config': () => success({ official_accounts_qrcode: '/files/public/site/oa.svg' }),
      '/api/common/genuine_qrcode': () => success({ oa_qrcode: '' }),
    });
    const picture = await screen.findByRole('img', { name: '正版查验公众号的二维码' });
    expect(picture.getAttribute('src')).toBe('/files/public/site/oa.svg');
  });

  it('tells a visitor that the book is genuine, with its title, time and count (spec: B6 visitor verifies)', async () => {
    const { calls } = open({ [VERIFY]: () => success(book, '正版图书，首次查询') });
    const verdict = await check();
    expect(document.activeElement).toBe(verdict);
    expect(verdict.textContent).toContain('高考数学总复习');
    expect(verdict.textContent).toContain('2026-11-21 08:00');
    expect(verdict.textContent).toContain('第 1 次');
    expect(screen.getByRole('link', { name: '领取配套资源' }).getAttribute('href')).toBe(
      paths.booksDetails.href({ id: 128 }),
    );
    expect(screen.queryByRole('link', { name: '我的图书' })).toBeNull();
    expect(calls.filter(({ path }) => path === VERIFY).map(({ params }) => params)).toEqual([
      { code: 'YTJY2027KSJL0001' },
    ]);
  });

  it('leads who is logged in to the book in 我的图书', async () => {
    open({ [VERIFY]: () => success(book) }, true);
    await check();
    expect(screen.getByRole('link', { name: '我的图书' }).getAttribute('href')).toBe(paths.myBook.href());
  });

  it('warns of a code that was checked before, and gives the telephone', async () => {
    open({ [VERIFY]: () => success({ ...book, is_first: 0, check_count: 3 }) });
    const verdict = await check();
    expect(verdict.textContent).toContain('正版图书，第 3 次查询');
    expect(verdict.textContent).toContain('请谨防盗版');
    const call = await screen.findByRole('link', { name: '不是我查的：010-00000400' });
    expect(call.getAttribute('href')).toBe('tel:010-00000400');
  });

  it('marks the doubtful characters of an unknown code, keeps it, and goes back to it', async () => {
    const { container } = open({ [VERIFY]: () => refusal(404, NOT_FOUND) });
    const verdict = await check('YTJY2O27');
    expect(verdict.textContent).toContain(NOT_FOUND);
    const marked = Array.from(container.querySelectorAll('[data-doubtful]'), (cell) => cell.textContent);
    expect(marked).toEqual(['O']);
    fireEvent.click(screen.getByRole('button', { name: '改一改再查' }));
    expect(document.activeElement).toBe(code());
    expect(code().value).toBe('YTJY2O27');
    fireEvent.input(code(), { target: { value: 'YTJY2027' } });
    expect(screen.queryByRole('region', { name: '没有查到' })).toBeNull();
  });

  it('says that a batch was recalled, marks nothing, and gives the telephone', async () => {
    const { container } = open({ [VERIFY]: () => refusal(410, '这个防伪码所在的一批标签已经收回') });
    const verdict = await check('YTJY2O27');
    expect(verdict.textContent).toContain('这批标签已收回');
    expect(container.querySelectorAll('[data-doubtful]')).toHaveLength(0);
    expect(await screen.findByRole('link', { name: '联系我们：010-00000400' })).toBeTruthy();
  });

  it('says until when no check is possible, keeps the code, and sends nothing before', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    // 14:23:10 in China.
    vi.setSystemTime(new Date('2026-11-22T06:23:10Z'));
    const { calls } = open({
      [VERIFY]: () => ({ code: 429, msg: '操作太频繁，请在8分钟后再试', data: { retry_after: 480 } }),
    });
    const verdict = await check();
    expect(verdict.textContent).toContain('请在 14:32 后再试');
    expect(code().value).toBe('YTJY2027KSJL0001');
    const blocked = () => screen.queryByRole<HTMLButtonElement>('button', { name: '请在 14:32 后再试' });
    expect(blocked()?.disabled).toBe(true);
    await userEvent.type(code(), 'A{Enter}', { delay: null });
    expect(calls.filter(({ path }) => path === VERIFY)).toHaveLength(1);
    expect(blocked()).not.toBeNull();
    vi.setSystemTime(new Date('2026-11-22T06:32:01Z'));
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '点击验证' }).disabled).toBe(false);
  });

  it('shows the words of a server that does not say until when', async () => {
    open({ [VERIFY]: () => refusal(429, '操作太频繁，请在8分钟后再试') });
    const verdict = await check();
    expect(verdict.textContent).toContain('请在8分钟后再试');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '点击验证' }).disabled).toBe(false);
  });

  it('shows any other failure in the form', async () => {
    open({ [VERIFY]: () => refusal(500, '服务器开小差了') });
    fireEvent.change(code(), { target: { value: 'YTJY' } });
    fireEvent.click(screen.getByRole('button', { name: '点击验证' }));
    expect(await screen.findByText('服务器开小差了')).toBeVisible();
    expect(screen.queryByRole('region', { name: /正版图书|没有查到/ })).toBeNull();
  });

  it('empties the field for another book', async () => {
    open({ [VERIFY]: () => success(book) });
    await check();
    fireEvent.click(screen.getByRole('button', { name: '查验另一本' }));
    expect(code().value).toBe('');
    expect(document.activeElement).toBe(code());
  });
});

describe('bookCorrection', () => {
  /** The first bytes of a PNG file, by which its type is known. */
  const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const EMAIL = 'reader@example.com';

  function open(query: Parameters<typeof paths.bookCorrection.path>[0] = {}) {
    return renderSite(<BookCorrection />, {
      address: paths.bookCorrection.path(query),
      server: {
        '/api/sale_auth/upload_file': () => success({ url: '/files/uploads/cover.png' }),
        [FEEDBACK]: () => success(null, '提交成功，感谢您的指正'),
      },
    });
  }
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

  it('asks for everything a correction needs, under its hints (spec: B2.8 bookCorrection fields, B2.8 bookCorrection placeholder, B2.8 bookCorrection hint, B2.8 bookCorrection button)', () => {
    open({ book_name: '课时精练', subject: '数学' });
    for (const name of ['图书名称', '学科', '书号', '年份', '月份', '版次', '印次', '页码', '题号', '邮箱']) {
      expect(field(name)).toBeVisible();
    }
    expect(screen.getByRole('button', { name: /^添加图片/ })).toBeVisible();
    expect(field('问题描述').placeholder).toContain('至少10个字');
    expect(screen.getByText(/请上传封面、版权页（CIP 数据页）和建议修改的页面/)).toBeVisible();
    expect(screen.getByRole('button', { name: '确认提交' })).toBeVisible();
  });

  it('takes over the book that the reader comes from', () => {
    open({ book_name: '课时精练', subject: '数学' });
    expect([field('图书名称').value, field('学科').value]).toEqual(['课时精练', '数学']);
    expect(field('图书纠错').checked).toBe(true);
  });

  it('thanks with the server’s words and the address of the answer, and takes another letter (spec: B8 success feedback, B6 visitor verifies)', async () => {
    // The client then uploads by fetch, which is replaced here.
    vi.stubGlobal('XMLHttpRequest', undefined);
    const { calls } = open();
    fireEvent.click(field('意见反馈'));
    await userEvent.upload(field('图片'), new File([PNG], '封面.png', { type: 'image/png' }));
    for (const [name, value] of [
      ['图书名称', '课时精练'],
      ['学科', '数学'],
      ['问题描述', '希望把参考答案单独装订成一册。'],
      ['邮箱', EMAIL],
    ] as const) {
      fireEvent.change(field(name), { target: { value } });
    }
    await waitFor(() => {
      // While the picture is still on its way, the form says so and sends nothing.
      const send = screen.queryByText('确认提交');
      if (send !== null) fireEvent.click(send);
      expect(screen.getByText(new RegExp(EMAIL))).toBeVisible();
    });
    expect(screen.getAllByText('提交成功，感谢您的指正')).not.toHaveLength(0);
    const [sent] = calls.filter(({ path }) => path === FEEDBACK);
    expect(sent?.params).toMatchObject({ type: 2, images: '/files/uploads/cover.png', email: EMAIL });
    fireEvent.click(screen.getByText('再写一条'));
    await waitFor(() => expect(field('图书名称').value).toBe(''));
  });
});
