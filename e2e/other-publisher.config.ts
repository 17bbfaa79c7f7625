import { defineConfig } from '@playwright/test';

import config from './playwright.config.js';

/** The example of another publisher, which has a build and a server of its own. */
export default defineConfig({
  ...config,
  testDir: './other-publisher',
  testIgnore: [],
  outputDir: '../test-results/other-publisher',
  globalSetup: './other-publisher/global-setup.ts',
});
