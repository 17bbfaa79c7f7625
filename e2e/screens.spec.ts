import AxeBuilder from '@axe-core/playwright';

import { findBookWithResources } from './support/backend.js';
import { expect, open, test } from './support/test.js';

const SCREENS = [
  { name: 'home', route: '/layout/list/home', title: '首页 · 砚田教育' },
  { name: 'book list', route: '/layout/list/addedServices', title: '图书检索 · 砚田教育' },
  {
    name: 'book list, filtered to nothing',
    route: '/layout/list/addedServices?search=没有这样的书名',
    title: '图书检索 · 砚田教育',
  },
  { name: 'unknown book', route: '/layout/list/booksDetails?id=999999999', title: '图书详情 · 砚田教育' },
  { name: 'login', route: '/login/nowLogin', title: '登录 · 砚田教育' },
  { name: 'screen to come', route: '/layout/list/research', title: '教研课题 · 砚田教育' },
  { name: 'not found', route: '/layout/list/nowhere', title: '页面不存在 · 砚田教育' },
];

async function inspect(page: Parameters<typeof open>[0], route: string, title: string) {
  await open(page, route);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'px wider than the window').toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.02);

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const { name, route, title } of SCREENS) {
  test(`${name} opens without an error, an overflow, a layout jump or an axe violation`, async ({ page }) => {
    await inspect(page, route, title);
  });
}

test('a book opens likewise, under its own title', async ({ page, request }) => {
  const book = await findBookWithResources(request);
  await inspect(page, `/layout/list/booksDetails?id=${String(book.id)}`, book.title);
});

test('the root leads home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/#\/layout\/list\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: '砚田教育' })).toBeAttached();
});

test('an unknown address says so in Chinese and shows the way home', async ({ page }) => {
  await open(page, '/no/such/page');
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/#\/layout\/list\/home$/);
});
