import type { Page } from '@playwright/test';

import { DEMO_TEACHER } from './support/accounts.js';
import { login, post, stayLoggedIn } from './support/backend.js';
import { serveStaticSite } from './support/static-site.js';
import { expect, open, settled, test } from './support/test.js';

test.use({ serviceWorkers: 'allow', goesOffline: true });

const LIST = '/layout/list/addedServices';
const OFFLINE = '当前网络不可用';
const UPDATED = '网站已更新';

/** Waits until the service worker controls the page and has stored a list. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('inkstone-answers-'));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
      }),
    )
    .toContain('/api/book/index');
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

test('a list that was opened on the first visit can be read offline', async ({ page, context, request }) => {
  const { list } = await post<{ list: { title: string }[] }>(request, '/api/book/index', {
    page: 1,
    psize: 20,
  });
  await open(page, LIST);
  await kept(page);

  await context.setOffline(true);
  const notice = page.getByText(OFFLINE);
  await expect(notice).toBeVisible();
  await page.reload();
  await settled(page);
  for (const { title } of list.slice(0, 3)) {
    await expect(page.getByRole('main').getByText(title).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(notice).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('kept answers are replaced when the server answers again', async ({ page, context }) => {
  await open(page, LIST);
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await settled(page);
  const call = page.waitForResponse('**/api/book/index');
  await context.setOffline(false);
  expect((await call).ok()).toBe(true);
});

test('a new version waits until it is wanted, and open tabs keep working', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await serveStaticSite(baseURL ?? '');
  try {
    await page.goto(`${site.address}#${LIST}`);
    await settled(page);
    await kept(page);

    await site.release('second');
    await context.addInitScript(() => {
      sessionStorage.setItem('firstVisitSeen', '1');
    });
    const other = await context.newPage();
    await other.goto(`${site.address}#${LIST}`);
    await settled(other);
    const refresh = page.getByRole('button', { name: '刷新' });
    await expect(page.getByText(UPDATED)).toBeVisible();

    // The server has the scripts of this screen only under new names.
    await page.goto(`${site.address}#/login/nowLogin`);
    await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible();
    await refresh.click();
    await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', 'second');
    await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible();
    await expect(page.getByText(UPDATED)).toBeHidden();

    await other.goto(`${site.address}#/login/nowLogin`);
    await expect(other.getByRole('textbox', { name: '账号' })).toBeVisible();
    await expect(other.locator('meta[name="release"]')).toHaveCount(0);
  } finally {
    await context.close();
    await site.close();
  }
});

test('what is kept for a session is removed at logout', async ({ page, request }) => {
  await stayLoggedIn(page, await login(request, DEMO_TEACHER));
  await open(page, LIST);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await settled(page);
  await expect.poll(() => cacheNames(page)).toContainEqual(expect.stringMatching('inkstone-session-'));
  // The responses stored for visitors have nothing of a session.
  expect(await cacheNames(page)).not.toContainEqual(expect.stringMatching('inkstone-answers-'));

  await page.getByRole('button', { name: '打开全部栏目' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect.poll(() => cacheNames(page)).not.toContainEqual(expect.stringMatching('inkstone-session-'));
});
