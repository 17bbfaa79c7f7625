import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { chromiumLaunch } from '../tools/setup/chromium.mjs';

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // axe measures colours: it must not meet a half-faded dialog.
        contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN' },
        launchOptions: chromiumLaunch(),
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
