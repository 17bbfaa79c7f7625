import { defineConfig } from 'vitest/config';

/** Runs `npm start` on an installed and built clone, with its own data folders and ports. */
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
