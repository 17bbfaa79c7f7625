import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build, preview, type Plugin } from 'vite';
import { chromiumLaunch } from '../../setup/chromium.mjs';
import { CACHE, ROOT } from '../../setup/paths.mjs';
import { makePapers } from './files.js';

const root = join(ROOT, 'packages/ui/bench/reader');

const TYPES: Record<string, string> = { js: 'text/javascript', mjs: 'text/javascript', css: 'text/css' };

/** Sends scripts and styles compressed, as the server of a site does. */
function compressed(assets: string): Plugin {
  const cache = new Map<string, Buffer>();
  return {
    name: 'compressed',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name, ending = ''] = /^\/assets\/([^?]+\.(m?js|css))$/.exec(request.url ?? '') ?? [];
        const type = TYPES[ending];
        if (name === undefined || type === undefined) {
          next();
          return;
        }
        async function send(name: string) {
          const body = cache.get(name) ?? gzipSync(await readFile(join(assets, basename(name))));
          cache.set(name, body);
          response
            .setHeader('content-type', type ?? '')
            .setHeader('content-encoding', 'gzip')
            .end(body);
        }
        send(name).catch(next);
      });
    },
  };
}

export async function serveReaders(
  readers: readonly string[],
  counts: readonly number[],
): Promise<{ address: string; folder: string; close: () => Promise<void> }> {
  const outDir = join(CACHE, 'bench', 'reader');
  const options = { configFile: false, root, logLevel: 'error' } as const;
  await build({
    ...options,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: readers.map((name) => join(root, `${name}.html`)) },
    },
    worker: { format: 'es' },
  });
  const papers = join(outDir, 'papers');
  await mkdir(papers);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await makePapers(browser, papers, counts);
  } finally {
    await browser.close();
  }
  const server = await preview({
    ...options,
    plugins: [compressed(join(outDir, 'assets'))],
    build: { outDir },
    // pdf.js requests ranges only if the first response has this header.
    preview: { host: '127.0.0.1', port: 0, headers: { 'accept-ranges': 'bytes' } },
  });
  return { folder: papers, address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
