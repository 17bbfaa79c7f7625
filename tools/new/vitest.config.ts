import { defineConfig } from 'vitest/config';

/** Runs each generator in a copy of the repository and checks the result. Too slow for the unit tests. */
export default defineConfig({
  test: {
    name: 'generators',
    root: import.meta.dirname,
    include: ['whole/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
