import { defineConfig } from 'vitest/config';

// Workspace packages are read from their sources: the tests need no build but the bundled description.
const ssr = { resolve: { conditions: ['@inkstone/source', 'node'] } };
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Files that start processes of their own: servers, PostgreSQL, operator commands. */
const PROCESS_TESTS = [
  'tests/process/**/*.test.ts',
  'tests/operator/**/*.test.ts',
  'tests/db/embedded.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    // Vitest leaves one core to itself otherwise, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        ssr,
        test: {
          ...limits,
          name: 'in-process',
          include: ['tests/**/*.test.ts'],
          exclude: PROCESS_TESTS,
          isolate: false,
        },
      },
      { ssr, test: { ...limits, name: 'process', include: PROCESS_TESTS } },
    ],
  },
});
