import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');

/** All unit tests in one run, because starting one runner is much faster than starting six. */
export default defineConfig({
  test: {
    root,
    projects: [
      'tools',
      'openapi',
      'packages/api',
      'packages/forms',
      'packages/ui',
      'apps/desk',
      'apps/site',
    ].map((folder) => join(root, folder)),
  },
});
