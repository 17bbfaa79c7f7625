import { defineConfig } from 'vitest/config';

/** The unit tests of the tools and the fitness tests of the whole house; `npm start` is tried by test/start.config.ts. */
export default defineConfig({
  test: {
    name: 'tools',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['test/start/**', '**/node_modules/**'],
  },
});
