import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';

import { PAGES } from './build-site.js';

/** In the folder of the example, whose `node_modules` has the packed components. */
const COPY = dirname(PAGES);

const SMALL_PAGES = ['react-18', 'without-theme', 'cut-paper'];

/** Builds these pages as a development server would, into folders of the built example. */
export async function buildSmallPages(): Promise<void> {
  for (const name of SMALL_PAGES) {
    const source = join(import.meta.dirname, name);
    const page = join(COPY, name);
    await rm(page, { recursive: true, force: true });
    await cp(source, page, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
    const installed = join(source, 'node_modules');
    if (existsSync(installed)) {
      await mkdir(page, { recursive: true });
      await symlink(installed, join(page, 'node_modules'), 'dir');
    }
    await build({
      root: page,
      base: './',
      configFile: false,
      logLevel: 'error',
      mode: 'development',
      define: { 'process.env.NODE_ENV': '"development"' },
      // Also for the components, which would else find the React of this repository.
      resolve: { dedupe: ['react', 'react-dom', 'scheduler'] },
      build: { outDir: join(PAGES, name), emptyOutDir: true },
    });
  }
}
