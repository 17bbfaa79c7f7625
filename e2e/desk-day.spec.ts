import { readFile } from 'node:fs/promises';

import type { APIRequestContext } from '@playwright/test';

import { registerAccount } from './support/accounts.js';
import { findBookWithIsbn, findBookWithResources, login, post, stayLoggedIn } from './support/backend.js';
import { endTakeBack, newDeskOperator, openDesk } from './support/desk.js';
import { expect, open, test, uniqueNumber } from './support/test.js';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Of the messages of a reader. */
async function titlesOf(request: APIRequestContext, token: string): Promise<string[]> {
  const { list } = await post<{ list: { title: string }[] }>(request, '/api/message/index', {}, { token });
  return list.map(({ title }) => title);
}

test('a letter is answered at the desk, and what was wrong stands on the page of the book', async ({
  page,
  request,
}, info) => {
  const number = uniqueNumber(info);
  const reader = await login(request, await registerAccount(request, 'teacher', number));
  const { bookId, title, isbn } = await findBookWithIsbn(request);
  const uploaded = await request.post('/api/sale_auth/upload_file', {
    multipart: { file: { name: '书页.png', mimeType: 'image/png', buffer: PNG } },
    headers: { token: reader.jwt },
  });
  const { data: picture } = (await uploaded.json()) as { data: { url: string } };
  const wrong = `误字${String(number)}${info.project.name}`;
  const letter = {
    type: 1,
    book_name: title,
    subject: '数学',
    book_number: isbn,
    page_number: '47',
    question_number: String(number),
    edition_year: '2026',
    edition_month: '3',
    edition_version: '1',
    print_batch: '1',
    descr: `第 47 页写作${wrong}。`,
    email: 'reader@example.com',
    images: picture.url,
  };
  await post(request, '/api/common/book_feedback', letter, { token: reader.jwt });

  await openDesk(page, await newDeskOperator(`回信${info.project.name}${String(number)}`, '编辑'));
  await page.goto(`/desk/#/letters?word=${encodeURIComponent(wrong)}`);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('radio', { name: '确认为错误' }).check({ force: true });
  await page.getByLabel('误', { exact: true }).fill(wrong);
  await page.getByLabel('正', { exact: true }).fill('正字');
  await page.getByRole('button', { name: '答复并列入勘误' }).click();
  await endTakeBack(page);

  await expect.poll(() => titlesOf(request, reader.jwt)).not.toEqual([]);
  await open(page, `/layout/list/booksDetails?id=${String(bookId)}&part=errata`);
  await expect(page.getByText(wrong).first()).toBeVisible();
});

test('codes are made at the desk, checked by a reader, and recalled', async ({ page, request }, info) => {
  const number = uniqueNumber(info);
  const reader = await login(request, await registerAccount(request, 'parent', number));
  const { id: bookId } = await findBookWithResources(request);
  await openDesk(page, await newDeskOperator(`印码${info.project.name}${String(number)}`, '管理'));
  await page.goto('/desk/#/codes');
  await page.getByRole('button', { name: '做一批' }).click();
  await page.getByLabel('图书编号').fill(String(bookId));
  await page.getByLabel('个数').fill('3');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '做好并存下 CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const [first = '', second = ''] = [...csv.matchAll(/^\d+,(\S+)\r?$/gm)].map(([, code = '']) => code);
  const check = async (code: string) => {
    const answer = await request.post('/api/common/genuine_verification', {
      data: { code },
      headers: { token: reader.jwt, 'x-forwarded-for': `10.77.${String(number % 200)}.1` },
    });
    return ((await answer.json()) as { code: number }).code;
  };
  expect(await check(first)).toBe(200);

  await page.getByRole('button', { name: '收回这一批' }).click();
  const dialog = page.getByRole('dialog', { name: '收回这一批' });
  await dialog.getByText('印厂失窃').click();
  await dialog.getByRole('button', { name: '收回', exact: true }).click();
  await endTakeBack(page);
  await expect(page.getByText('已经收回')).toBeVisible();
  expect(await check(second)).toBe(410);
  expect(await check(first)).toBe(200);
});

test('a notice that an operator writes to a role is read by a reader of that role', async ({
  page,
  request,
}, info) => {
  const number = uniqueNumber(info);
  const reader = await login(request, await registerAccount(request, 'parent', number));
  const title = `集合时间${info.project.name}${String(number)}`;
  await openDesk(page, await newDeskOperator(`发信${info.project.name}${String(number)}`, '管理'));
  await page.goto('/desk/#/notices/new');
  await page.getByRole('combobox', { name: '收信人' }).selectOption('role');
  await page.getByRole('combobox', { name: '身份' }).selectOption('家长');
  await page.getByRole('textbox', { name: '题目' }).fill(title);
  await page.getByRole('textbox', { name: '正文' }).fill('周六早上七点半，学校东门上车。');
  await page.getByRole('button', { name: /^马上发给 \d+ 人/ }).click();
  await endTakeBack(page);

  await stayLoggedIn(page, reader);
  await expect.poll(() => titlesOf(request, reader.jwt)).toContain(title);
  await open(page, '/layout/list/personalCenter/myNotifications');
  await expect(page.getByText(title).first()).toBeVisible();
});
