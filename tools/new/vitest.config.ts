import { defineConfig } from 'vitest/config';

/** Generates one of each kind into a copy of the house and holds it to every rule: too slow for the unit tests. */
export default defineConfig({
  test: {
    name: 'generators',
    root: import.meta.dirname,
    include: ['whole/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
