import { defineConfig } from 'vitest/config';

// The native library would report each run to its makers.
process.env['PACT_DO_NOT_TRACK'] = 'true';

/** Workspace packages are read from their sources: the contracts need no build but the description's. */
const ssr = { resolve: { conditions: ['@inkstone/source', 'module', 'node'] } };

export default defineConfig({
  test: {
    projects: [
      {
        ssr,
        test: {
          name: 'consumer',
          include: ['consumer/**/*.test.ts'],
          globalSetup: ['consumer/clear-pacts.ts'],
          // One file at a time: all write the same pact.
          fileParallelism: false,
        },
      },
      { ssr, test: { name: 'command', include: ['test/**/*.test.ts'] } },
      {
        ssr,
        test: {
          name: 'provider',
          globalSetup: ['provider/build-command.ts'],
          include: ['{provider,mutation}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
