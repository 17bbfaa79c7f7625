import { defineConfig } from 'vitest/config';

/** Logic and markup that need no real browser; what does is a story's play function. */
export default defineConfig({
  resolve: { conditions: ['@inkstone/source'] },
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
