import { expect, test } from '@playwright/test';

import { makePaper, serveRanges } from './range-server.js';

const PAGES = 8;
/** 75 % of the pages. */
const SHOWN = 6;
/** pdf.js fetches pieces of this many bytes. */
const PIECE = 65_536;
/**
 * Pieces that are fetched although they lie beyond the cut: the end of the last page that may be seen, the dictionary of
 * the last page, by which pdf.js checks the number of pages, and the table at the end of the file.
 */
const MARGIN = 3 * PIECE;

test('pages beyond the cut are never fetched, and the first page does not wait for the others', async ({
  page,
}) => {
  const { file, pictures } = makePaper(PAGES);
  const server = await serveRanges(file);
  try {
    await page.goto(`./cut-paper/index.html?file=${encodeURIComponent(server.url)}`);
    await expect(page.locator('canvas').first()).toBeVisible();
    const asked = () => server.ranges.reduce((sum, [from, to]) => sum + to - from, 0);
    expect(asked()).toBeLessThan(file.length / 2);

    const last = page.getByText(`已显示 ${String(SHOWN)} 页 / 共 ${String(PAGES)} 页`).first();
    await expect(last).toBeAttached();
    await page.getByRole('region').last().focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => server.ranges.some(([, to]) => to > (pictures[SHOWN - 1] ?? 0) + 200_000))
      .toBe(true);

    const cut = pictures[SHOWN] ?? 0;
    const beyond = server.ranges.map(([from, to]) => Math.max(0, to - Math.max(from, cut)));
    expect(beyond.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MARGIN);
  } finally {
    server.close();
  }
});

test('a paper that the server has cut: its end is asked for at once, and a lost range once more', async ({
  page,
}) => {
  const { file } = makePaper(PAGES);
  const server = await serveRanges(file);
  try {
    await page.goto(`./cut-paper/index.html?total=11&file=${encodeURIComponent(server.url)}`);
    await expect(page.locator('canvas').first()).toBeVisible();
    expect(server.ranges[0]?.[1]).toBe(file.length);
    server.refuseNext();
    await page.getByRole('button', { name: `第 ${String(PAGES)} 页`, exact: true }).click();
    const last = page.getByRole('listitem', { name: `第 ${String(PAGES)} 页，共 11 页` });
    await expect(last.locator('canvas')).toBeVisible();
  } finally {
    server.close();
  }
});

test('the reading mode takes the whole screen, and Escape leaves both', async ({ page }) => {
  const { file } = makePaper(PAGES);
  const server = await serveRanges(file);
  try {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(`./cut-paper/index.html?file=${encodeURIComponent(server.url)}`);
    const open = page.getByRole('button', { name: '全屏阅读' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    const onWholeScreen = () => page.evaluate(() => document.fullscreenElement?.textContent);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: '退出全屏' }).click(),
    ]) {
      await open.click();
      await expect.poll(onWholeScreen).toContain('退出全屏');
      await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
      await leave();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(onWholeScreen).toBeUndefined();
      await expect(open).toBeFocused();
      await expect(open).toHaveAttribute('aria-expanded', 'false');
    }
  } finally {
    server.close();
  }
});
