import { defineConfig } from '@playwright/test';

import config from './playwright.config.js';

process.env['AWKWARD'] ??= 'full';

/** Every screen on the awkward publisher's content: `npm run test:awkward`; `npm test` runs the few. */
export default defineConfig({
  ...config,
  testDir: './awkward',
  // It starts a server of its own.
  globalSetup: [],
  testMatch: '**/*.awkward.ts',
  testIgnore: [],
  projects: [{ name: 'awkward' }],
});
