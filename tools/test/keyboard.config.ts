import { join } from 'node:path';

import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { chromiumLaunch } from '../setup/chromium.mjs';

/** Fills in the forms in a real browser with real key presses only. */
export default defineConfig({
  resolve: { conditions: ['@inkstone/source', ...defaultClientConditions] },
  // Loaded only when a picture is chosen. If Vite discovered it then, it would reload the page of every test.
  optimizeDeps: { include: ['react-easy-crop'] },
  test: {
    name: 'keyboard',
    root: join(import.meta.dirname, '..', '..', 'packages', 'forms'),
    include: ['src/**/*.keyboard.tsx'],
    setupFiles: ['src/testing/fresh.ts', 'src/testing/patience.ts'],
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
