import type { Page } from '@playwright/test';

import { expect, expectRoute, isMobile, open, routeOf, settled, test } from './support/test.js';

const LIST = '/layout/list/addedServices';

/** Chooses an option of a filter row on the page, or in the sheet of the phone. */
async function choose(page: Page, row: string, option: string): Promise<void> {
  if (isMobile(page)) await page.getByRole('button', { name: /^筛选/ }).click();
  await page.getByRole('group', { name: row }).getByRole('button', { name: option, exact: true }).click();
  if (isMobile(page)) await page.getByRole('dialog').getByRole('button', { name: /查看/ }).click();
  await settled(page);
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

test('filters are in the address: Back restores them and the link can be shared (spec: A2 addedServices filters, A2 addedServices card, A2 detail page title, A2 list restored, A6 visitor browses, A9 page size books)', async ({
  page,
  context,
}) => {
  await open(page, LIST);
  await expect(cards(page)).toHaveCount(20);
  await choose(page, '学段年级', '高三');
  await expectRoute(page, `${LIST}?grade_id=169`);
  await choose(page, '版本年份', '2026');
  await expectRoute(page, `${LIST}?version_years=2026&grade_id=169`);
  const first = (await cards(page).first().getByRole('heading').textContent()) ?? '';

  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveTitle(first);
  await page.goBack();
  await expectRoute(page, `${LIST}?version_years=2026&grade_id=169`);
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(cards(shared).first().getByRole('heading')).toHaveText(first);
});

test('another grade resets the subject and loads its own subjects (spec: A4 grade resets subject, A2 addedServices grade subjects, A2 filter row all)', async ({
  page,
}) => {
  await open(page, `${LIST}?grade_id=9&subject_id=2`);
  await choose(page, '学段年级', '小学');
  await expectRoute(page, `${LIST}?grade_id=7`);
  if (isMobile(page)) await page.getByRole('button', { name: /^筛选/ }).click();
  const subjects = page.getByRole('group', { name: '学科' });
  await expect(subjects.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true');
  await expect(subjects.getByRole('button', { name: '物理' })).toHaveCount(0);
});

test('the next page opens, and a filter returns to the first (spec: A2 addedServices pages, A4 filter reloads page 1)', async ({
  page,
}) => {
  await open(page, LIST);
  await page.getByRole('link', { name: '下一页' }).click();
  await expectRoute(page, `${LIST}?page=2`);
  await choose(page, '学段年级', '初三');
  await expectRoute(page, `${LIST}?grade_id=166`);
});

test('a search without results offers to clear all conditions (spec: A2 addedServices search)', async ({
  page,
}) => {
  await open(page, LIST);
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('没有这样的书名');
  await search.press('Enter');
  await expectRoute(page, `${LIST}?search=没有这样的书名`);
  await page.getByRole('button', { name: '清空所有条件' }).click();
  await expectRoute(page, LIST);
  await expect(search).toHaveValue('');
  await expect(cards(page)).toHaveCount(20);
});

test('Back returns to the position in the list, a new page starts at the top (spec: A2 list restored, A4 scroll to top)', async ({
  page,
}) => {
  await open(page, LIST);
  const card = cards(page).nth(16);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await card.getByRole('link').click();
  await expectRoute(page, /booksDetails/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(routeOf(page)).toBe(LIST);
});

test('a resize across 600 px changes the shell and keeps what was typed (spec: A2 viewport 600, A2 viewport keeps path, A9 breakpoint)', async ({
  page,
}) => {
  await open(page, `${LIST}?grade_id=169`);
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('半句没写完的');
  const bar = page.getByRole('navigation', { name: '常用栏目' });
  for (const width of isMobile(page) ? [600, 599] : [599, 600]) {
    await page.setViewportSize({ width, height: 800 });
    // Only the mobile site has the bar.
    await expect(bar).toHaveCount(width < 600 ? 1 : 0);
    await expect(search).toHaveValue('半句没写完的');
    expect(routeOf(page)).toBe(`${LIST}?grade_id=169`);
  }
});
