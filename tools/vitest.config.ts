import { defineConfig } from 'vitest/config';

/** The unit tests of the tools and the fitness tests of the whole house; `npm start` and the generators have parts of their own. */
export default defineConfig({
  test: {
    name: 'tools',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['test/start/**', 'new/whole/**', '**/node_modules/**'],
  },
});
