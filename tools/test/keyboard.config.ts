import { join } from 'node:path';

import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { chromiumLaunch } from '../setup/chromium.mjs';

/** The forms in a real browser, by real keys: no pointer, and no event that a keyboard does not make. */
export default defineConfig({
  resolve: { conditions: ['@inkstone/source', ...defaultClientConditions] },
  // Fetched only once a picture is chosen: found so late, it would have every test begin anew.
  optimizeDeps: { include: ['react-easy-crop'] },
  test: {
    name: 'keyboard',
    root: join(import.meta.dirname, '..', '..', 'packages', 'forms'),
    include: ['src/**/*.keyboard.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN' },
        launchOptions: chromiumLaunch(),
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
