import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { chromiumLaunch } from '../tools/setup/chromium.mjs';

/** Every story is a test: it renders, its play function passes, and axe finds no violation. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'stories',
    // A separate page for each file would load React, the theme and axe anew: a quarter of the run's processor time.
    isolate: false,
    setupFiles: [fileURLToPath(new URL('patience.ts', import.meta.url))],
    // Axe takes long on a machine that is busy with other work: a story must not fail for that.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // axe measures contrast, which would fail in the middle of a fade.
        contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN' },
        launchOptions: chromiumLaunch(),
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
