import { defineConfig } from 'vitest/config';

/** Unit tests of the tools and fitness tests. `npm start`, the generators and the packed packages are separate parts. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inkstone/source', 'node'] } },
  test: {
    name: 'tools',
    root: import.meta.dirname,
    // On a busy machine a first import alone takes seconds; a test that hangs still ends.
    testTimeout: 30_000,
    include: ['**/*.test.ts'],
    exclude: ['test/start/**', 'new/whole/**', 'test/published/**', '**/node_modules/**'],
  },
});
