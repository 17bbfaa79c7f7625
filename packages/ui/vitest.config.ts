import { defineConfig } from 'vitest/config';

/** Tests of logic and markup without a real browser; others are play functions of stories. */
export default defineConfig({
  resolve: { conditions: ['@inkstone/source'] },
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
