import { defineConfig } from 'vitest/config';

/** Papers are typeset. The limits end what hangs; none is close to what a test needs on a busy machine. */
export default defineConfig({
  test: {
    name: 'demo',
    include: ['test/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
