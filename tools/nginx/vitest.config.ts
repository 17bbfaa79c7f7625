import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run test:nginx`: needs Debian's nginx and openssl, so it is no part of `npm test`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.check.ts'],
    // The first start of the server generates the demonstration content.
    hookTimeout: 300_000,
    testTimeout: 60_000,
  },
});
