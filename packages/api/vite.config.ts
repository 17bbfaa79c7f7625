import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { defineConfig } from 'vitest/config';

import { useClientBanner } from '../../tools/vite/use-client.js';

interface Manifest {
  exports: Record<string, string | { '@inkstone/source': string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest;

/** Every entry of package.json; `*` is the folder of a tag. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string'
    ? []
    : globSync(target['@inkstone/source'], { cwd: import.meta.dirname }).map((file) =>
        resolve(import.meta.dirname, file),
      ),
);
/** What is installed with the package stays an import. */
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

export default defineConfig({
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external,
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
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    // Only ends a test that hangs: a busy machine must not make one fail.
    testTimeout: 60_000,
  },
});
