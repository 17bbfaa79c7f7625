import { defineConfig } from 'vitest/config';

// Disables the telemetry of the native library.
process.env['PACT_DO_NOT_TRACK'] = 'true';

/** Reads workspace packages from their sources, so that only the description has to be built. */
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
          // One file at a time, because all write the same pact.
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
