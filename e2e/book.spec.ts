import { readFile } from 'node:fs/promises';

import { findBookWithResources, getBook, login, stayLoggedIn } from './support/backend.js';
import { expect, expectRoute, open, settled, test } from './support/test.js';

test('favourite: a visitor logs in, returns, adds it, and it remains after a reload (spec: A4 favourite add, A4 favourite cancel, A4 favourite reload, A4 return path, A8 favourite success, A2 booksDetails favourite, A6 user favourites, B7 favourites by content)', async ({
  page,
  request,
  account,
}) => {
  const { id } = await findBookWithResources(request);
  const route = `/layout/list/booksDetails?id=${String(id)}`;
  await open(page, route);
  await page.getByRole('button', { name: '加入收藏' }).click();
  await expect(page.getByText('当前用户未登录')).toBeVisible();
  await expectRoute(page, '/login/nowLogin');

  await page.getByRole('textbox', { name: '账号' }).fill(account.account);
  await page.getByRole('textbox', { name: '密码' }).fill(account.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: '密码' }).press('Enter');
  // The messages first: they go by themselves.
  await expect(page.getByText('登录成功')).toBeVisible();
  await expect(page.getByText('收藏成功')).toBeVisible();
  await expectRoute(page, route);

  await expect(page.getByRole('button', { name: '取消收藏' })).toBeVisible();
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: '取消收藏' }).click();
  await expect(page.getByRole('button', { name: '加入收藏' })).toBeVisible();
  await expect
    .poll(async () => {
      const { jwt } = await login(request, account);
      return (await getBook(request, id, jwt)).is_collect;
    })
    .toBe(0);
});

test('a refused favourite is reverted, and the reason is shown (spec: A8 other code)', async ({
  page,
  request,
  account,
}) => {
  await stayLoggedIn(page, await login(request, account));
  const { id } = await findBookWithResources(request);
  await page.route('**/api/user_favorites/add', (route) =>
    route.fulfill({ json: { code: 409, msg: '收藏夹已满', data: null } }),
  );
  await open(page, `/layout/list/booksDetails?id=${String(id)}`);
  await page.getByRole('button', { name: '加入收藏' }).click();
  await expect(page.getByText('收藏夹已满')).toBeVisible();
  await expect(page.getByRole('button', { name: '加入收藏' })).toBeVisible();
});

test('a resource downloads with its progress and is counted (spec: A2 booksDetails resources, A2 booksDetails progress, A7 book download progress, A7 book get_resource_flie)', async ({
  page,
  request,
  account,
}) => {
  await stayLoggedIn(page, await login(request, account));
  const book = await findBookWithResources(request);
  const resource = book.resource[0]?.list[0];
  if (resource === undefined) throw new Error('The first group of resources is empty');

  // Holds the file back until the progress has been seen.
  let deliver: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/files\/.*signature=/, async (route) => {
    await seen;
    await route.continue();
  });
  await open(page, `/layout/list/booksDetails?id=${String(book.id)}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `下载 ${resource.show_name}` }).click();
  await expect(page.getByRole('progressbar', { name: new RegExp(resource.show_name) })).toBeVisible();
  deliver();

  const file = await (await download).path();
  expect((await readFile(file)).byteLength).toBeGreaterThan(0);
  await expect(page.getByRole('status').getByText('已下载')).toBeVisible();
  await expect
    .poll(async () => (await getBook(request, book.id)).resource[0]?.list[0]?.download_num)
    .toBeGreaterThan(resource.download_num);
});

test('a visitor who downloads is asked to log in first (spec: A5 downloads, A5 restricted message)', async ({
  page,
  request,
}) => {
  const { id } = await findBookWithResources(request);
  await open(page, `/layout/list/booksDetails?id=${String(id)}`);
  await page.getByRole('main').getByRole('button', { name: /^下载/ }).first().click();
  await expect(page.getByText('当前用户未登录')).toBeVisible();
  await expectRoute(page, '/login/nowLogin');
});

test('three recommendation columns (spec: A2 booksDetails recommendations)', async ({ page, request }) => {
  const { id } = await findBookWithResources(request);
  await open(page, `/layout/list/booksDetails?id=${String(id)}`);
  for (const title of ['必备图书', '必练好题', '必学好课']) {
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
  await page.getByRole('region', { name: '必备图书' }).getByRole('link').nth(1).click();
  await expectRoute(page, /^\/layout\/list\/booksDetails\?id=\d+$/);
});
