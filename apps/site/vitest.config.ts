import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { componentIds } from '../../tools/vite/component-ids.js';

export default defineConfig({
  plugins: [componentIds(), react()],
  resolve: { conditions: ['@inkstone/source'] },
  ssr: { resolve: { conditions: ['@inkstone/source'] } },
  test: {
    environment: 'jsdom',
    include: ['{src,size-budget,vite}/**/*.test.{ts,tsx,mjs}'],
    setupFiles: ['./src/test/setup.ts'],
    restoreMocks: true,
    // On a busy machine a first import alone takes seconds; a test that hangs still ends.
    testTimeout: 30_000,
    expect: { poll: { timeout: 25_000 } },
  },
});
