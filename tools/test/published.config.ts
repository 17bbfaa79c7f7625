import { defineConfig } from 'vitest/config';

/** Tries the built packages as another project meets them: packed, and installed elsewhere. */
export default defineConfig({
  test: {
    name: 'published',
    root: import.meta.dirname,
    include: ['published/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
