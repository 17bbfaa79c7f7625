import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { componentIds } from '../../tools/vite/component-ids.js';

export default defineConfig({
  plugins: [componentIds(), react()],
  resolve: { conditions: ['@inkstone/source'] },
  ssr: { resolve: { conditions: ['@inkstone/source'] } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../site/src/test/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    expect: { poll: { timeout: 25_000 } },
  },
});
