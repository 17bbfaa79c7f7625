import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

import type { EarlyRoutes } from '../src/prerender/early-routes.js';
import { earlyElements } from './early-script.js';
import { writeCompressed } from './precompress.js';

interface Renderer {
  earlyRoutes: () => Promise<EarlyRoutes>;
  renderShell: () => Promise<string>;
}

const EARLY_MARK = '<!--early-->';

/**
 * After the build of the renderer: makes its template of the built index.html, and puts the shell into the index.html
 * that is served where there is no renderer.
 *
 * @param root folder of the site
 */
export function prerender(root: string): Plugin {
  return {
    name: 'inkstone:prerender',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no output folder');
      const { earlyRoutes, renderShell } = (await import(
        pathToFileURL(join(dir, 'render.js')).href
      )) as Renderer;
      const page = join(root, 'dist', 'index.html');
      const built = await readFile(page, 'utf8');
      if (!built.includes(EARLY_MARK)) throw new Error(`index.html must contain ${EARLY_MARK}`);
      const early = await earlyElements(root, await earlyRoutes());
      await writeFile(
        join(dir, 'template.html'),
        built.replace(EARLY_MARK, () => early),
      );
      await writeFile(page, await renderShell());
      await writeCompressed(page);
    },
  };
}
