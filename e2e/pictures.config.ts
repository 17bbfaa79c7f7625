import { defineConfig } from '@playwright/test';

import config from './playwright.config.js';

/** Takes the pictures of docs/operation.md: `npm run pictures`. It finds no faults, so it is not part of `npm test`. */
export default defineConfig({
  ...config,
  testDir: './pictures',
  testMatch: '**/*.picture.ts',
  testIgnore: [],
  outputDir: '../test-results/pictures',
  projects: [{ name: 'pictures', use: { viewport: { width: 1366, height: 860 } } }],
});
