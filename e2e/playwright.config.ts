import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

/** The system's Chromium where there is one; otherwise the browser that Playwright installed. */
function chromiumPath(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

const executablePath = chromiumPath();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, which starts the server on a free port.
    baseURL: process.env['INKSTONE_E2E_URL'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Nothing moves by itself: a slideshow in motion would make every measurement a race.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } } },
    { name: 'mobile', use: { viewport: { width: 375, height: 812 }, hasTouch: true } },
  ],
});
