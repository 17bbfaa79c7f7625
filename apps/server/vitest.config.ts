import { defineConfig } from 'vitest/config';

// Workspace packages are read from their sources: the tests need no build but the bundled description.
const ssr = { resolve: { conditions: ['@inkstone/source', 'node'] } };
/** They end what hangs. None is close to what a test needs, however busy the machine is. */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Files that start processes of their own: servers, PostgreSQL, operator commands. */
const PROCESS_TESTS = ['tests/process/**/*.test.ts', 'tests/commands/**/*.test.ts'];

export default defineConfig({
  // The global set-up runs outside of the projects.
  environments: { __vitest__: ssr },
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    projects: [
      {
        ssr,
        test: {
          ...limits,
          name: 'in-process',
          include: ['tests/**/*.test.ts'],
          exclude: PROCESS_TESTS,
          // Loading the server's modules anew for every file would take half of the run. What could leak from file to
          // file is put back by the tests: each has its own database, folders and ports, and restores fake timers.
          isolate: false,
        },
      },
      { ssr, test: { ...limits, name: 'process', include: PROCESS_TESTS } },
    ],
  },
});
