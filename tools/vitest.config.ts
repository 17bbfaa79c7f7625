import { defineConfig } from 'vitest/config';

/** Unit tests of the tools and fitness tests. `npm start`, the generators and the packed packages are separate parts. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inkstone/source', 'node'] } },
  test: {
    name: 'tools',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['test/start/**', 'new/whole/**', 'test/published/**', '**/node_modules/**'],
  },
});
