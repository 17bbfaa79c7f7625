import { defineConfig } from 'vitest/config';

/** Tries `npm start` as a person does: on an installed and built clone, with data folders and ports of its own. */
export default defineConfig({
  test: {
    name: 'start',
    root: import.meta.dirname,
    include: ['start/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 30_000,
    fileParallelism: false,
  },
});
