import { readFile } from 'node:fs/promises';

import type { APIRequestContext, Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { login, post, stayLoggedIn } from './support/backend.js';
import { logIn } from './support/login-page.js';
import { expect, isMobile, open, settled, test } from './support/test.js';

test.use({ serviceWorkers: 'allow', goesOffline: true });

declare global {
  interface Window {
    /** Pages of the frame that was printed last. */
    printedPages?: number;
  }
}

/** Focuses an element and presses Enter, as somebody without a mouse does. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first();
  await target.focus();
  await target.press('Enter');
}

interface Paper {
  id: number;
  title: string;
  url: string;
}

/** Papers that are one PDF. */
async function findPdfPapers(request: APIRequestContext, count: number): Promise<Paper[]> {
  const { list } = await post<{ list: Paper[] }>(request, '/api/exam/list', { page: 1, psize: 50 });
  const found: Paper[] = [];
  for (const { id } of list) {
    if (found.length === count) break;
    const paper = await post<Paper>(request, '/api/exam/detail', { id });
    if (/^[^,]+[.]pdf$/.test(paper.url)) found.push(paper);
  }
  return found;
}

test('three papers are kept, and read, searched inside and printed without a network, by the keyboard', async ({
  page,
  context,
  request,
  account,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      if (window.top !== null) window.top.printedPages = document.querySelectorAll('.page').length;
    };
  });
  await stayLoggedIn(page, await login(request, account));
  const papers = await findPdfPapers(request, 3);
  expect(papers).toHaveLength(3);
  for (const { id } of papers) {
    await open(page, `/layout/list/topicSubjectDetails?id=${String(id)}`);
    await press(page, /^存到本机 · [\d.]+ [KM]B$/);
    await expect(page.getByText('已存本机').filter({ visible: true }).first()).toBeVisible();
  }

  await context.setOffline(true);
  await open(page, '/layout/list/myDownloads?type=3');
  await page.reload();
  await settled(page);
  const rows = page.getByRole('main').getByRole('article').filter({ visible: true });
  await expect(rows).toHaveCount(3);

  for (const { title } of papers) {
    await open(page, '/layout/list/myDownloads?type=3');
    await press(page, title, 'link');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem', { name: /^第 1 页，共/ });
    await expect(first.locator('canvas').first()).toBeVisible();
  }
  // Its sheets are dark on the screen, and white on paper.
  if (!isMobile(page)) {
    await page.getByRole('region', { name: /试卷内容$/ }).press('n');
    const filter = () =>
      page
        .locator('[data-drawing]')
        .first()
        .evaluate((drawing) => getComputedStyle(drawing).filter);
    await expect.poll(filter).toContain('invert');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(filter).toBe('none');
    await page.emulateMedia({ media: null });
  }
  // The last of them: the whole paper is here, so nothing is behind the line.
  await expect(page.getByText(/^已显示 ?\d+ ?页/).filter({ visible: true })).toHaveCount(0);

  if (isMobile(page)) await press(page, '放大阅读');
  await press(page, '查找');
  await page.getByRole('textbox', { name: '在能看的页里查找' }).fill('试卷');
  await expect(
    page
      .getByText(/^第 \d+ 处/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  // A phone's reader does not offer to print.
  if (!isMobile(page)) {
    await press(page, '打印可看的页');
    await expect.poll(() => page.evaluate(() => window.printedPages)).toBeGreaterThan(1);
  }

  await open(page, '/layout/list/myDownloads?type=3');
  await expect(rows.filter({ hasText: /看到第 \d+ 页|看完了/ })).toHaveCount(3);
  await page.getByLabel('在这 3 份里找一句话').fill('下列');
  await expect(rows.filter({ hasText: /第 \d+ 页有这句话/ }).first()).toBeVisible();
  if (!isMobile(page)) {
    await page.evaluate(() => delete window.printedPages);
    await press(page, /^打印：/);
    await expect.poll(() => page.evaluate(() => window.printedPages)).toBeGreaterThan(1);
  }
  await context.setOffline(false);
});

test('three papers are chosen by a visitor and come as one ZIP after the login, each counted, by the keyboard', async ({
  page,
  request,
  account,
}) => {
  await open(page, '/layout/list/listenBig');
  await press(page, '选多份');
  const list = page.getByRole('list', { name: '选试卷' });
  const titles: string[] = [];
  for (const index of [0, 1, 2]) {
    const box = list.getByRole('checkbox').nth(index);
    await box.focus();
    await box.press('Space');
    await expect(box).toBeChecked();
    titles.push((await list.getByRole('listitem').nth(index).locator('label [id]').textContent()) ?? '');
  }
  await expect(page.getByText('已选 3 份')).toBeVisible();

  await press(page, '打包下载');
  const saved = page.waitForEvent('download');
  await logIn(page, account);
  const zip = unzipSync(await readFile(await (await saved).path()));
  expect((await saved).suggestedFilename()).toBe('试卷3份.zip');
  for (const title of titles) {
    const name = Object.keys(zip).find((entry) => entry.startsWith(title.replaceAll(/[<>:"/\\|?*]/g, '_')));
    expect(name, title).toBeDefined();
    expect(zip[name ?? '']?.length).toBeGreaterThan(1000);
  }
  await expect(page.getByText('已保存 3 份')).toBeVisible();

  const { jwt: token } = await login(request, account);
  const downloads = await post<{ count: number }>(
    request,
    '/api/user/download_list',
    { type: 1, page: 1 },
    { token },
  );
  expect(downloads.count).toBe(3);
});
