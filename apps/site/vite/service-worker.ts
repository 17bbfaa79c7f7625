import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';

import type { Release } from '../src/app/worker/release.js';

const ENTRY = 'src/app/worker/worker.ts';

/** Characters from which a library is kept only once it is used: most visitors never open a PDF file. */
const LIBRARY_LIMIT = 150_000;

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

function releaseOf(bundle: Bundle): Release {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  const files = chunks
    .filter(({ code, moduleIds }) => code.length < LIBRARY_LIMIT || !isLibrary(moduleIds))
    .map(({ fileName }) => fileName)
    .sort();
  const id = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
  return { id, entry: entry.fileName, files };
}

function isLibrary(moduleIds: readonly string[]): boolean {
  return moduleIds.every((id) => id.includes('/node_modules/'));
}

/**
 * Builds worker.js beside index.html, so that its scope is the whole site: one file, for browsers without module workers.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let target: string | string[] | false = false;
  return {
    name: 'inkstone:service-worker',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      ({ root } = config);
      ({ target } = config.build);
    },
    generateBundle: {
      // After the plugins that name the files.
      order: 'post',
      async handler(_options, bundle) {
        const built = (await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { RELEASE: JSON.stringify(releaseOf(bundle)) },
          build: {
            write: false,
            target,
            modulePreload: false,
            rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
          },
        })) as Rolldown.RolldownOutput;
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: built.output[0].code });
      },
    },
  };
}
