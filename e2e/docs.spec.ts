import { expect, test } from '@playwright/test';

test('the API reference opens by keyboard and makes no request to another host', async ({
  page,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) problems.push(request.url());
  });

  await page.goto('/docs');
  await expect(page).toHaveTitle('接口文档 · 砚台');
  const search = page.getByRole('searchbox', { name: '查找接口' });
  for (const phrase of ['图书详情', 'getBook', '/book/info']) {
    await search.fill(phrase);
    await expect(page.locator('#operations-tag-books')).toBeVisible();
    await expect(page.locator('#operations-tag-papers')).toHaveCount(0);
  }
  await search.fill('');
  await expect(page.locator('#operations-tag-papers')).toBeVisible();

  // Swagger UI names its groups in English.
  const books = page.getByRole('button', { name: /operation/i }).and(page.locator('#operations-tag-books *'));
  await books.focus();
  await page.keyboard.press('Enter');
  const operation = page.getByRole('button', { name: /\/api\/book\/info/ }).first();
  await expect(operation).toBeVisible();
  await operation.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('x-permission').first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载 openapi.json' }).click();
  expect((await download).suggestedFilename()).toBe('inkstone-openapi.json');
  expect(problems).toEqual([]);
});
