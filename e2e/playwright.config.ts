import { defineConfig } from '@playwright/test';

import { chromiumLaunch } from '../tools/setup/chromium.mjs';

/** They have configurations of their own. */
const ELSEWHERE = ['other-publisher/**', 'sheets/**', 'pictures/**'];

/**
 * What the window has no part in: the worker, the manifest, the API reference, the rules of the crawl, and what an
 * operator does that a reader sees; desk.spec.ts opens every tray at both widths.
 */
const DESKTOP_ONLY = ['offline', 'install', 'docs', 'page-check', 'desk-day'].map(
  (name) => `${name}.spec.ts`,
);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: ELSEWHERE,
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // Long enough for a busy machine: no test here is about speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, which starts the server on a free port.
    baseURL: process.env['INKSTONE_E2E_URL'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Stops slideshows, which would change the layout during a measurement.
    contextOptions: { reducedMotion: 'reduce' },
    // Answers from a worker would hide requests from the tests; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace of every test slows the journeys, and hides races. `--trace retain-on-failure` records one of each failure.
    trace: 'off',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } } },
    // The night theme follows the system, so that every route is seen in both themes without a third run.
    {
      name: 'mobile',
      testIgnore: [...ELSEWHERE, ...DESKTOP_ONLY],
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, colorScheme: 'dark' },
    },
  ],
});
