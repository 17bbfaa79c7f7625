import { defineConfig } from 'vitest/config';

/** Separate from the other tests of the contracts, because these need Java. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inkstone/source', 'module', 'node'] } },
  test: {
    name: 'specmatic',
    root: import.meta.dirname,
    include: ['*.test.ts'],
  },
});
