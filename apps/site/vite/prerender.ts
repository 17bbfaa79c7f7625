import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

import type { EarlyRoutes } from '../src/app/prerender/early-routes.js';
import { earlyElements } from './early-script.js';
import { writeCompressed } from './precompress.js';

interface Renderer {
  earlyRoutes: EarlyRoutes;
  renderShell: () => Promise<string>;
}

const MARKS = { head: '<!--early-->', start: '<!--start-->' } as const;

function put(page: string, mark: string, text: string): string {
  if (!page.includes(mark)) throw new Error(`index.html must contain ${mark}`);
  return page.replace(mark, () => text);
}

/**
 * Makes the renderer's template of the built index.html, and puts the shell into the one for servers without a renderer.
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
      const early = await earlyElements(root, earlyRoutes);
      const built = put(await readFile(page, 'utf8'), MARKS.head, early.head);
      await writeFile(join(dir, 'template.html'), put(built, MARKS.start, early.start));
      await writeFile(page, await renderShell());
      await writeCompressed(page);
    },
  };
}
