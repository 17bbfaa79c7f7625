import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';

import { DEMO_TEACHER } from '../support/accounts.js';
import { post } from '../support/backend.js';
import { logIn } from '../support/login-page.js';
import { expect, isMobile, settled, test } from '../support/test.js';

async function open(page: Page, route: string): Promise<void> {
  await page.goto(`./#${route}`);
  await settled(page);
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('home shows new books and papers in the colours of the publisher', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const main = page.getByRole('main');
  expect(await main.locator('a[href^="#/books/"]').count()).toBeGreaterThanOrEqual(4);
  expect(await main.locator('a[href^="#/papers/"]').count()).toBe(5);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 248, 241)');
  await expectNoViolations(page);
});

test('filters narrow the list of books, and a book opens', async ({ page }) => {
  await open(page, '/books');
  const count = page.getByRole('heading', { level: 1 }).locator('..').locator('[aria-live]');
  const books = async () => Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  await expect.poll(books).toBeGreaterThan(20);
  const all = await books();
  if (isMobile(page)) await page.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('button', { name: '高三', exact: true }).click();
  await expect.poll(books).toBeLessThan(all);
  await expect(page).toHaveURL(/#\/books\?grade_id=\d+$/);
  if (isMobile(page)) await page.keyboard.press('Escape');
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/books\/\d+$/);
  await settled(page);
  await expectNoViolations(page);
});

test('a user logs in on another origin than that of the API', async ({ page }) => {
  await open(page, '/login');
  await expectNoViolations(page);
  await logIn(page, DEMO_TEACHER);
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: /我的/ })).toBeVisible();
});

/** The newest paper that is a PDF. */
async function newestPdf(request: APIRequestContext): Promise<{ id: number; title: string }> {
  const api = process.env['INKSTONE_E2E_API'] ?? '';
  const { list } = await post<{ list: { id: number; title: string }[] }>(request, `${api}/api/exam/list`, {
    page: 1,
    psize: 20,
  });
  for (const paper of list) {
    const { url } = await post<{ url: string }>(request, `${api}/api/exam/detail`, { id: paper.id });
    if (/^[^,]*\.pdf(?:\?|,|$)/.test(url)) return paper;
  }
  throw new Error('None of the newest papers is a PDF');
}

test('the reader shows the first page of a paper', async ({ page, request }) => {
  const paper = await newestPdf(request);
  await open(page, `/papers/${String(paper.id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(paper.title);
  await expect(page.getByRole('main').locator('canvas').first()).toBeVisible();
  await expect(page.getByText(/^已显示 ?\d+ ?页 ?\/ ?共 ?\d+ ?页$/).first()).toBeAttached();
  await expectNoViolations(page);
});
