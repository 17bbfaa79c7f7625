import type { Page } from '@playwright/test';

import { expect, expectRoute, isMobile, settled, test } from './support/test.js';

interface ExamHome {
  data: { new_list: { title: string }[] };
}

async function newestPaper(page: Page): Promise<string> {
  const answer = await page.request.post('/api/exam/index', { data: {} });
  const { data } = (await answer.json()) as ExamHome;
  return data.new_list[0]?.title ?? '';
}

/** The calls to the API that a page makes from now on. */
function collectCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${pathname}${search} ${request.postData() ?? ''}`);
  });
  return calls;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows its text and one header', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByText(await newestPaper(page))).toBeVisible();
    await expect(page.getByRole('banner').locator('visible=true')).toHaveCount(1);
  });
});

test('home is hydrated, and asks for nothing', async ({ page }) => {
  const calls = collectCalls(page);
  await page.goto('/');
  await page.getByRole('main').evaluate((main) => main.setAttribute('data-kept', ''));
  await settled(page);
  await expectRoute(page, '/layout/list/home');
  await expect(page).toHaveTitle(/首页/);
  // The element of the served HTML is still there, so React has not rendered the page anew.
  await expect(page.locator('main[data-kept]')).toHaveCount(1);
  expect(calls).toEqual([]);
});

for (const path of ['/layout/list/addedServices?page=2', '/layout/list/booksDetails?id=1']) {
  test(`a link to ${path} opens its screen and asks for nothing twice`, async ({ page }) => {
    const calls = collectCalls(page);
    const paper = await newestPaper(page);
    await page.goto(`/#${path}`, { waitUntil: 'commit' });
    await expect(page.getByText(paper)).toBeHidden();
    await settled(page);
    await expectRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
  });
}

/** Holds the scripts of a page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test('a button that is pressed before the scripts are there answers when they are', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '打开全部栏目' }).click();
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link that is followed before the scripts are there leads to its heading', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: '图书纠错' }).click();
  await expectRoute(page, '/layout/list/bookCorrection');
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: '图书纠错' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '砚田教育' })).toHaveText(await page.title());
});

test('a search that is begun before the scripts are there goes on when they are', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  if (isMobile(page)) {
    // The dialog of a phone needs the scripts; until then its link leads to the books.
    await banner.getByRole('link', { name: '搜索图书、试卷' }).click();
    letThrough();
    await expectRoute(page, '/layout/list/addedServices');
    return;
  }
  const box = banner.getByRole('combobox');
  await box.pressSequentially('数学');
  letThrough();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('数学');
  await expect(page.getByRole('group', { name: '图书' }).getByRole('option').first()).toBeVisible();
});

test('what is typed on a screen before the scripts are there is searched for when they are', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/#/layout/list/addedServices', { waitUntil: 'commit' });
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('数学');
  await search.press('Enter');
  letThrough();
  await expectRoute(page, '/layout/list/addedServices?search=数学');
  await expect(search).toHaveValue('数学');
});

test('a button of a screen that is pressed before the scripts are there answers once', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/#/layout/list/addedServices', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  if (isMobile(page)) {
    await main.getByRole('button', { name: '筛选' }).click();
    letThrough();
    await expect(page.getByRole('dialog')).toBeVisible();
    return;
  }
  await main.getByRole('group', { name: '学段年级' }).getByRole('button', { name: '初三' }).click();
  letThrough();
  await expectRoute(page, '/layout/list/addedServices?grade_id=166');
});
