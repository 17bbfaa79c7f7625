import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vite';

import { componentIds } from '../../tools/vite/component-ids.js';
import { keepWorkerUrls } from '../../tools/vite/keep-worker-urls.js';
import { useClientBanner } from '../../tools/vite/use-client.js';

const source = join(import.meta.dirname, 'src');

/** One entry for each that package.json exports: every component, every pattern, and the folders without components. */
function entries(): string[] {
  const pieces = ['components', 'patterns'].flatMap((kind) =>
    readdirSync(join(source, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
      .map(({ name }) => join(source, kind, name, 'index.ts')),
  );
  return [
    ...pieces,
    ...['contrast', 'format', 'idle', 'theme', 'tokens'].map((name) => join(source, name, 'index.ts')),
    // No module imports it: it is named by a URL.
    join(source, 'patterns/paper/documents/pdf-worker.ts'),
  ];
}

export default defineConfig({
  plugins: [componentIds(), keepWorkerUrls()],
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    lib: { entry: entries(), formats: ['es'] },
    rolldownOptions: {
      // Everything that is installed stays an import of its own.
      external: /^(?!\.|\/)/,
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: '[name].js',
        banner: useClientBanner,
        // The package contains the sources that the maps name.
        sourcemapExcludeSources: true,
      },
    },
  },
});
