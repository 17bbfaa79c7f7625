import AxeBuilder from '@axe-core/playwright';
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
    await expect(page.getByRole('button', { name: /\/api\/book\/info/ }).first()).toBeVisible();
  }
  await search.fill('');
  await expect(page.getByRole('button', { name: /\/api\/book\/info/ })).toHaveCount(0);
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

test('an operation shows its refusals, samples in four languages and the command that verifies it, and axe finds nothing', async ({
  page,
  baseURL,
}) => {
  await page.goto('/docs/#/books/getBook');
  await expect(
    page.getByRole('group', { name: '拒绝码一览' }).getByRole('row', { name: /^404 没有此项/ }),
  ).toBeVisible();
  const operation = page.locator('#operations-books-getBook');
  await expect(operation.getByRole('row', { name: /^404 没有此项 该图书不存在/ })).toBeVisible();

  const origin = new URL(baseURL ?? '').origin;
  await expect(operation.getByRole('group', { name: 'curl 样例' })).toContainText(
    `curl ${origin}/api/book/info`,
  );
  for (const [language, text] of [
    ['PHP', "$client->request('POST', "],
    ['Java', 'new Request.Builder()'],
    ['TypeScript', "client.post('/api/book/info', { book_id: 128 })"],
  ] as const) {
    const button = operation.getByRole('button', { name: language, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(operation.getByRole('group', { name: `${language} 样例` })).toContainText(text);
  }
  await expect(operation.getByRole('group', { name: '核对命令' })).toContainText(
    `inkstone-contracts verify --base-url ${origin}`,
  );
  await expect(operation.getByRole('button', { name: '试一试' })).toBeVisible();

  // The other mode looks into frames of other origins, which this page does not have.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
