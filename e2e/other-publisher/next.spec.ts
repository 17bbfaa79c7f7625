import { paperTheme } from '@inkstone/ui/theme';

import { expect, test } from '../support/test.js';

const ACCENT = 'rgb(33, 92, 70)';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of Next.js has its styles', async ({ page }) => {
    await page.goto('./next/index.html');
    await expect(page.getByRole('button', { name: '全部图书' })).toHaveCSS('background-color', ACCENT);
    await expect(page.getByRole('list')).toHaveCSS('display', 'grid');
  });
});

test('nothing of a page of Next.js moves when its scripts run', async ({ page }) => {
  await page.goto('./next/index.html');
  const colour = page.locator('meta[name="theme-color"]');
  await expect(colour, 'the page is hydrated').toHaveAttribute('content', paperTheme.surface.page);
  await expect(page.getByRole('button', { name: '全部图书' })).toHaveCSS('background-color', ACCENT);
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
});
