import { defineConfig } from 'vitest/config';

/** Apart from the contract's own tests: these need Java. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inkstone/source', 'module', 'node'] } },
  test: {
    name: 'specmatic',
    root: import.meta.dirname,
    include: ['*.test.ts'],
  },
});
