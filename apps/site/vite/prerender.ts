import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

import { writeCompressed } from './precompress.js';

interface Renderer {
  renderShell: () => Promise<string>;
}

/**
 * After the build of the renderer: keeps the built index.html as its template and puts the shell into the index.html
 * that is served where there is no renderer.
 *
 * @param dist folder of the built site, absolute
 */
export function prerender(dist: string): Plugin {
  return {
    name: 'inkstone:prerender',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no output folder');
      const page = join(dist, 'index.html');
      const template = join(dir, 'template.html');
      await copyFile(page, template);
      const { renderShell } = (await import(pathToFileURL(join(dir, 'render.js')).href)) as Renderer;
      await writeFile(page, await renderShell());
      await writeCompressed(page);
    },
  };
}
