import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromiumLaunch } from '../../setup/chromium.mjs';
import { CACHE, ROOT } from '../../setup/paths.mjs';
import { makePapers } from './files.js';

const root = join(ROOT, 'packages/ui/bench/reader');

/** Builds the pages of the three readers for production, prints the papers, and serves both with range requests. */
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
  await makePapers(browser, papers, counts).finally(() => browser.close());
  const server = await preview({
    ...options,
    build: { outDir },
    // pdf.js asks for ranges only where the first answer has said that there are some.
    preview: { host: '127.0.0.1', port: 0, headers: { 'accept-ranges': 'bytes' } },
  });
  return { folder: papers, address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
