import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Workspace packages are read from their sources: the tests need no build but the bundled description.
  ssr: { resolve: { conditions: ['@inkstone/source', 'node'] } },
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
