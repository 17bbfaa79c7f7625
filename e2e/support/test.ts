import { expect, test as base, type Page } from '@playwright/test';

interface Options {
  /** Whether the first-visit dialog may greet; most tests are not about it. */
  greeted: boolean;
}

interface Guards {
  /** Fails the test for anything that the browser's console calls an error. */
  quietConsole: undefined;
}

declare global {
  interface Window {
    /** Sum of the layout shifts that no action of the reader explains. */
    layoutShift?: number;
  }
}

export const test = base.extend<Options & Guards>({
  greeted: [true, { option: true }],

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

  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors, 'the console stays free of errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a route of the site and waits until its screen has its heading and no part is still loading. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(`/#${route}`);
  await settled(page);
}

/** Waits until nothing on the page is busy any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

/** The route in the address bar, with its query. */
export function routeOf(page: Page): string {
  return decodeURIComponent(new URL(page.url()).hash.slice(1));
}

/** Waits for the address bar to show a route; a text must match whole. */
export async function expectRoute(page: Page, route: string | RegExp): Promise<void> {
  const expected = expect.poll(() => routeOf(page));
  await (typeof route === 'string' ? expected.toBe(route) : expected.toMatch(route));
}

export function isMobile(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}
