import { defineConfig } from 'vitest/config';

/** Tests of logic and markup without a real browser; others are play functions of stories. */
export default defineConfig({
  resolve: { conditions: ['@inkstone/source'] },
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    // On a busy machine a first import alone takes seconds; a test that hangs still ends.
    testTimeout: 30_000,
    expect: { poll: { timeout: 25_000 } },
  },
});
