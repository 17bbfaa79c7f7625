import { configDefaults, defineConfig } from 'vitest/config';

/** What a PostgreSQL server changes nothing about: it is not tested a second time on one. */
const ofNoServer = ['tests/content/media/**', 'tests/db/embedded.test.ts', 'tests/process/crash.test.ts'];

export default defineConfig({
  // Workspace packages are read from their sources: the tests need no build but the bundled description.
  ssr: { resolve: { conditions: ['@inkstone/source', 'node'] } },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(process.env['TEST_DATABASE_URL'] === undefined ? [] : ofNoServer),
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
