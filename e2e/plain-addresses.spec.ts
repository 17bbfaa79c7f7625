import { expect, expectRoute, open, settled, test } from './support/test.js';

const BOOK = '/layout/list/booksDetails?id=7';

for (const path of [BOOK, '/layout/list/addedServices?page=2&from=chat', '/layout/list/parentSchool']) {
  test(`a link without # opens ${path} at its usual address, in one page`, async ({ page }) => {
    // The browser of the tests says that it is a desktop's, whatever the width of its window.
    const isPhone = (page.viewportSize()?.width ?? 0) < 600;
    await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': isPhone ? '?1' : '?0' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'document' || pathname === '/screen') asked.push(pathname);
    });
    await page.goto(path);
    await expectRoute(page, path);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(asked).toEqual([path.split('?')[0]]);
    await expect(page.locator('a[href^="/layout"]')).toHaveCount(0);
    await page.reload();
    await expectRoute(page, path);
    await settled(page);
  });
}

test('an item without scripts is read and led on from', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(BOOK);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '书里有错，告诉编辑' }).click();
  expect(new URL(page.url()).pathname).toBe('/layout/list/bookCorrection');
  await context.close();
});

test('Back returns to the screen that a shared link has opened', async ({ page }) => {
  await page.goto(BOOK);
  await settled(page);
  await open(page, '/layout/list/addedServices');
  await page.goBack();
  await expectRoute(page, BOOK);
  await settled(page);
});
