import { defineConfig } from 'vitest/config';

/** Tests the built packages as another project uses them: packed and installed in another folder. */
export default defineConfig({
  test: {
    name: 'published',
    root: import.meta.dirname,
    include: ['published/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
