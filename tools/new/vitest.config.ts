import { defineConfig } from 'vitest/config';

/** Runs each generator in a copy of the repository and checks the result. Too slow for the unit tests. */
export default defineConfig({
  test: {
    name: 'generators',
    root: import.meta.dirname,
    include: ['whole/**/*.test.ts'],
    // Most tests run a compiler or a test runner, so two of them use two cores.
    maxConcurrency: 2,
    // Only the limit in tools/test/parts.mjs ends a slow run.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
