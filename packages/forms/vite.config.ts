import { globSync, readFileSync } from 'node:fs';

import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

import { useClientBanner } from '../../tools/vite/use-client.js';

interface Manifest {
  exports: Record<string, string | { '@inkstone/source': string }>;
}

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest;

/** Every file behind an entry of package.json, so that a new form cannot be forgotten here. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : globSync(target['@inkstone/source'], { cwd: import.meta.dirname }),
);

export default defineConfig({
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      // Installed packages stay imports.
      external: /^(?!\.|\/)/,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        banner: useClientBanner,
        // The package contains the sources that the maps name.
        sourcemapExcludeSources: true,
      },
    },
  },
  resolve: { conditions: ['@inkstone/source', ...defaultClientConditions] },
  test: {
    name: 'forms',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/fresh.ts', 'src/testing/settled.ts'],
    // On a busy machine the property tests take longer than the default of 5 seconds.
    testTimeout: 30_000,
    // Complete titles, because the ids of the statements that a fixture proves are at the end.
    taskTitleValueFormatTruncate: 0,
  },
});
