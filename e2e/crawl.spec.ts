import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

import { screenRoutes } from '../apps/site/src/app/screens.js';
import { paths, type PathName } from '../apps/site/src/lib/config/paths.js';
import { withQuery } from '../apps/site/src/lib/config/route.js';
import { DEMO_TEACHER } from './support/accounts.js';
import { login, stayLoggedIn } from './support/backend.js';
import { contentOf, forUsers, menuTitle, storedFor } from './support/content.js';
import { checkPage } from './support/page-check/check-page.js';
import { expect, isMobile, open, routeOf, settled, test as base } from './support/test.js';

const SITE = '砚田教育';

let kept: BrowserContext | undefined;

/**
 * One context a worker, whose cache has the scripts and styles of the site. The session is kept by each page for itself,
 * so that no test sees what another one left.
 */
const test = base.extend({
  context: async ({ browser }, use) => {
    kept ??= await browser.newContext();
    await use(kept);
  },
  page: async ({ page }, use) => {
    await use(page);
    await page.close();
  },
});

/** What must hold on any page that is open and has loaded. */
async function inspect(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'px wider than the window').toBeLessThanOrEqual(0);
}

async function inspectWithAxe(page: Page, title: string): Promise<void> {
  await inspect(page, title);
  expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThan(0.02);
  // In its other mode axe opens a page of its own to look into frames of other origins, which takes three quarters of
  // its time. The site has no frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function titleOf(request: APIRequestContext, name: PathName): Promise<string> {
  return (await menuTitle(request, name)) ?? paths[name].title;
}

test.describe('a route', () => {
  for (const { name, patterns } of screenRoutes) {
    // Every route is opened by a link of its own, so a screen that only opens from another one is found here.
    test(`${name} opens without overflow, layout shift, axe violation or fault in any window`, async ({
      page,
      request,
    }) => {
      const content = await contentOf[name]?.(request);
      const title = content?.title ?? `${await titleOf(request, name)} · ${SITE}`;
      if (forUsers.has(name)) await stayLoggedIn(page, await login(request, DEMO_TEACHER));
      await page.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
      }, storedFor[name] ?? {});
      for (const [index, pattern] of patterns.entries()) {
        const route = withQuery(pattern, content?.query ?? {});
        await open(page, route);
        // The aliases of a route open the same screen.
        await (index === 0 ? inspectWithAxe : inspect)(page, title);
        expect(routeOf(page)).toBe(route);
        // Last: what it opens may still be open afterwards.
        if (index === patterns.length - 1)
          expect(await checkPage(page, isMobile(page)), 'faults of the page').toEqual([]);
      }
    });
  }
});

const states = [
  {
    name: 'a book list without results',
    route: paths.addedServices.path({ search: '没有这样的书名' }),
    title: paths.addedServices.title,
  },
  {
    name: 'an unknown book',
    route: paths.booksDetails.path({ id: 999_999_999 }),
    title: paths.booksDetails.title,
  },
  { name: 'an unknown route', route: '/layout/list/nowhere', title: '页面不存在' },
];

for (const { name, route, title } of states) {
  test(`${name} opens without overflow, layout shift or axe violation`, async ({ page }) => {
    await open(page, route);
    await inspectWithAxe(page, `${title} · ${SITE}`);
  });
}

test('the root leads to home (spec: A2 root redirects home, A2 hash routes)', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/#\/layout\/list\/home$/);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: SITE })).toBeAttached();
});

test('an unknown route says so in Chinese and links to home', async ({ page }) => {
  await open(page, '/no/such/page');
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/#\/layout\/list\/home$/);
});
