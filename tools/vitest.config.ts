import { defineConfig } from 'vitest/config';

/** The unit tests of the tools and the fitness tests of the whole house; `npm start` the generators and the packed packages have parts of their own. */
export default defineConfig({
  test: {
    name: 'tools',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['test/start/**', 'new/whole/**', 'test/published/**', '**/node_modules/**'],
  },
});
