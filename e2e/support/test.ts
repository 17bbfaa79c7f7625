import { expect, test as base, type Locator, type Page, type TestInfo } from '@playwright/test';

import { registerAccount, type Role } from './accounts.js';
import type { Credentials } from './backend.js';

interface Options {
  /** Marks the first-visit dialog as seen; most tests are not about it. */
  greeted: boolean;
  /** The identity that `account` is registered with. */
  role: Role;
  /** Errors in the console that the test causes itself, such as those of a connection that it cuts. */
  expectedErrors: readonly string[];
  /** The test goes offline: the browser reports what it cannot load. */
  goesOffline: boolean;
}

interface Fixtures {
  /** A new account of this test alone, so that tests can run side by side. */
  account: Credentials;
  /** Fails the test when the browser's console reports an error. */
  quietConsole: undefined;
}

declare global {
  interface Window {
    /** Sum of the layout shifts that no input of the user explains. */
    layoutShift?: number;
  }
}

export const test = base.extend<Options & Fixtures>({
  greeted: [true, { option: true }],
  role: ['teacher', { option: true }],
  expectedErrors: [[], { option: true }],
  goesOffline: [false, { option: true }],

  page: async ({ page, greeted }, use) => {
    await page.addInitScript((skip) => {
      if (skip) sessionStorage.setItem('firstVisitSeen', '1');
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, greeted);
    await use(page);
  },

  account: async ({ request, role }, use, info) => {
    await use(await registerAccount(request, role, uniqueNumber(info)));
  },

  quietConsole: [
    async ({ page, expectedErrors, goesOffline }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' || expectedErrors.includes(text)) return;
        if (!goesOffline || !text.startsWith('Failed to load resource')) errors.push(text);
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

let count = 0;

/** A number that no other test of this run has: workers, and those that replace them, are numbered. */
export function uniqueNumber({ workerIndex }: TestInfo): number {
  count += 1;
  return workerIndex * 1000 + count;
}

/** Lets the pages of a test come without the data of home, as from a web server that cannot render it. */
export async function serveWithoutData(page: Page): Promise<void> {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('data-served="home"', 'data-served="shell"')
      .replace('id="served-data"', '');
    await route.fulfill({ response, body });
  });
}

/** The screen that is shown: others are kept for Back, hidden. */
export function shownScreen(page: Page): Locator {
  return page.locator('main > :not([data-kept])');
}

/** Opens a route of the site and waits until its screen has its heading and no part is loading. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(`/#${route}`);
  await settled(page);
}

/** Leads an open page to another route, and waits for its screen. The former one stays in the page, marked. */
export async function leadTo(page: Page, route: string): Promise<Locator> {
  await page.evaluate((hash) => {
    for (const screen of document.querySelectorAll<HTMLElement>('main > *')) screen.dataset['tested'] = '';
    location.hash = hash;
  }, route);
  const screen = page.locator('main > :not([data-kept]):not([data-tested])');
  await expect(screen.getByRole('heading', { level: 1 })).toHaveCount(1);
  await settled(page);
  return screen;
}

/** Runs in the page. */
function isSettled(): boolean {
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const isServed = document.documentElement.dataset['served'] !== undefined;
  return isShown('h1') && isShown('footer') && !isShown('[aria-busy="true"]') && !isServed;
}

/** Waits until the screen has its heading, the application answers, and nothing on the page is busy. */
export async function settled(page: Page): Promise<void> {
  // Sees each frame; the assertions below, which name what is missing, look again only after half a second or more.
  await page.waitForFunction(isSettled, undefined, { timeout: 30_000 }).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // The HTML of a server has all of this before the application listens.
  await expect(page.locator('html[data-served]')).toHaveCount(0);
}

/** The route in the address bar, with its query. */
export function routeOf(page: Page): string {
  return decodeURIComponent(new URL(page.url()).hash.slice(1));
}

/** Waits until the address bar shows a route; a string must match whole. */
export async function expectRoute(page: Page, route: string | RegExp): Promise<void> {
  const expected = expect.poll(() => routeOf(page), { intervals: [50] });
  await (typeof route === 'string' ? expected.toBe(route) : expected.toMatch(route));
}

export function isMobile(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}
