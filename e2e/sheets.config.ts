import { defineConfig } from '@playwright/test';

import config from './playwright.config.js';

/** Takes the contact sheets: `npm run sheets`. It finds no faults, so it is not part of `npm test`. */
export default defineConfig({
  ...config,
  testDir: './sheets',
  testMatch: '**/*.sheet.ts',
  testIgnore: [],
  outputDir: '../test-results/sheets',
  projects: [{ name: 'sheets' }],
});
