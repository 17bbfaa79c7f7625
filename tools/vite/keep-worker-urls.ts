import type { Plugin } from 'vite';

/** Stands for `import.meta.url` while Vite looks for workers to bundle. */
const PLACEHOLDER = '__WORKER_BASE_URL__';

/**
 * Leaves `new Worker(new URL('./worker.js', import.meta.url))` in a library as it is, so that the application's bundler
 * finds the worker and builds it for the browsers of the application. Vite would bundle it into the library instead, with
 * a copy of what it imports.
 */
export function keepWorkerUrls(): Plugin {
  return {
    name: 'inkstone:keep-worker-urls',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('new Worker(')) return undefined;
      return { code: code.replaceAll('import.meta.url', PLACEHOLDER), map: null };
    },
    renderChunk(code) {
      if (!code.includes(PLACEHOLDER)) return undefined;
      return { code: code.replaceAll(PLACEHOLDER, 'import.meta.url'), map: null };
    },
  };
}
