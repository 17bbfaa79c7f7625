import { globSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vite';

import { componentIds } from '../../tools/vite/component-ids.js';
import { keepWorkerUrls } from '../../tools/vite/keep-worker-urls.js';
import { useClientBanner } from '../../tools/vite/use-client.js';

const source = join(import.meta.dirname, 'src');

/** One entry for each export of package.json: components, patterns, and folders without components. */
function entries(): string[] {
  return [
    ...globSync('{components/[A-Z]*,contrast,format,idle,next,server,theme,tokens}/index.ts', {
      cwd: source,
    }),
    ...globSync('entries/*.ts', { cwd: source }),
    // No module imports it: it is referenced by URL.
    'patterns/paper/documents/pdf-worker.ts',
  ].map((file) => join(source, file));
}

export default defineConfig({
  plugins: [componentIds(), keepWorkerUrls()],
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: { entry: entries(), formats: ['es'] },
    rolldownOptions: {
      // Installed packages stay imports.
      external: /^(?!\.|\/)/,
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: '[name].js',
        banner: useClientBanner,
        // The package contains the sources that the source maps refer to.
        sourcemapExcludeSources: true,
      },
    },
  },
});
