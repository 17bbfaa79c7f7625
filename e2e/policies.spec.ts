import { post } from './support/backend.js';
import { expect, expectRoute, open, settled, test } from './support/test.js';
import type { APIRequestContext } from '@playwright/test';

const LIST = '/layout/list/talkPolicies';
const DETAILS = '/layout/list/talkPoliciesDetails';

interface Policies {
  list: { id: number; title: string }[];
  count: number;
}

function listPolicies(request: APIRequestContext, filter: object = {}): Promise<Policies> {
  return post<Policies>(request, '/api/article/index', { column_id: 30, page: 1, psize: 4, ...filter });
}

test('policies are listed 4 per page, searched and paged (spec: B2.3 talkPolicies, B9 page size talkPolicies, B6 visitor browses)', async ({
  page,
  request,
}) => {
  const { list } = await listPolicies(request);
  await open(page, LIST);
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.getByRole('heading')).toHaveText(list.map(({ title }) => title));

  await page.getByRole('link', { name: '下一页' }).click();
  await expectRoute(page, `${LIST}?page=2`);
  const second = await listPolicies(request, { page: 2 });
  await expect(rows.getByRole('heading')).toHaveText(second.list.map(({ title }) => title));

  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('选科');
  await search.press('Enter');
  await expectRoute(page, `${LIST}?search=选科`);
  const found = await listPolicies(request, { search: '选科' });
  await expect(rows.getByRole('heading')).toHaveText(found.list.map(({ title }) => title));
});

test('a search for a policy that does not exist shows the empty state (spec: B2.3 talkPolicies empty)', async ({
  page,
}) => {
  await open(page, `${LIST}?search=没有这样的政策`);
  await expect(page.getByText('没有符合条件的文章')).toBeVisible();
  await page.getByRole('button', { name: '清空所有条件' }).click();
  await expectRoute(page, LIST);
});

test('a policy leads to its neighbours and to recommended ones, and is printed alone (spec: B2.3 talkPoliciesDetails neighbours, B2.3 talkPoliciesDetails side panel)', async ({
  page,
  request,
}) => {
  const [first, second] = (await listPolicies(request)).list;
  if (first === undefined || second === undefined) throw new Error('The column has fewer than two articles');
  await open(page, `${DETAILS}?id=${String(first.id)}`);
  await expect(page).toHaveTitle(first.title);
  const neighbours = page.getByRole('navigation', { name: '上一篇与下一篇' });
  await expect(neighbours.getByText('这是最新的一篇')).toBeVisible();

  await neighbours.getByRole('link', { name: second.title }).click();
  await expectRoute(page, `${DETAILS}?id=${String(second.id)}`);
  await expect(page).toHaveTitle(second.title);
  await expect(neighbours.getByRole('link', { name: first.title })).toBeVisible();

  const recommended = page.getByRole('region', { name: '推荐阅读' }).getByRole('link');
  const title = (await recommended.first().textContent()) ?? '';
  await recommended.first().click();
  await expect(page).toHaveTitle(title);

  // Print shows the article alone, in dark ink also in the night theme.
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'night';
  });
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(30, 34, 39)');
  for (const role of ['banner', 'contentinfo', 'complementary', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
});

test('a policy is collected as an article (spec: A4 favourite type 3)', async ({
  page,
  request,
  account,
}) => {
  const [article] = (await listPolicies(request)).list;
  const route = `${DETAILS}?id=${String(article?.id)}`;
  await open(page, route);
  const call = page.waitForResponse('**/api/user_favorites/add');
  await page.getByRole('button', { name: '加入收藏' }).click();
  await expectRoute(page, '/login/nowLogin');
  await page.getByRole('textbox', { name: '账号' }).fill(account.account);
  await page.getByRole('textbox', { name: '密码' }).fill(account.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: '密码' }).press('Enter');
  await expectRoute(page, route);
  // A reload before the response would cancel the call.
  expect((await call).request().postDataJSON()).toEqual({ type: 3, content_id: article?.id });
  await expect(page.getByRole('button', { name: '取消收藏' })).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: '取消收藏' })).toBeVisible();
});
