import { expect, test } from '@playwright/test';

test('a page with React 18 says which version it needs, and is not blank', async ({ page }) => {
  await page.goto('./react-18/index.html');
  await expect(page.getByRole('alert')).toHaveText(
    '@inkstone/ui 需要 React 19.2 或更新的版本，这个页面用的是 React 18.3.1。',
  );
});

test('a component outside a ThemeRoot is there, and the console says what is missing', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('./without-theme/index.html');
  await expect(page.getByRole('button', { name: '购买' })).toBeVisible();
  await expect.poll(() => errors).toEqual([expect.stringContaining('请在最外层放 <ThemeRoot>')]);
});
