import { defineConfig } from 'vitest/config';

/** Real database servers. The limits end what hangs; none is close to what a test needs on a busy machine. */
export default defineConfig({
  test: {
    name: 'embedded-postgres',
    include: ['test/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
