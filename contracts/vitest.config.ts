import { defineConfig } from 'vitest/config';

// Disables the telemetry of the native library.
process.env['PACT_DO_NOT_TRACK'] = 'true';

/** Reads workspace packages from their sources, so that only the description has to be built. */
const ssr = { resolve: { conditions: ['@inkstone/source', 'module', 'node'] } };

/** Far above what a test needs, so that a busy machine does not make one fail. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        ssr,
        test: {
          ...timeouts,
          name: 'consumer',
          include: ['consumer/**/*.test.ts'],
          globalSetup: ['consumer/clear-pacts.ts'],
          // One file at a time, because all write the same pact.
          fileParallelism: false,
        },
      },
      { ssr, test: { ...timeouts, name: 'command', include: ['test/**/*.test.ts'] } },
      {
        ssr,
        test: {
          ...timeouts,
          name: 'provider',
          globalSetup: ['provider/build-command.ts'],
          include: ['{provider,mutation}/**/*.test.ts'],
        },
      },
    ],
  },
});
