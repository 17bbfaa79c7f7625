import { expect, test } from '@playwright/test';

import { makePaper, serveRanges } from './range-server.js';

const PAGES = 8;
/** 75 % of them. */
const SHOWN = 6;
/** pdf.js fetches pieces of this many bytes. */
const PIECE = 65_536;
/**
 * Beyond the cut: the piece with the end of the last page that may be seen, that with the dictionary of the last page, by
 * which pdf.js checks the number of pages, and that with the table at the end of the file.
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
