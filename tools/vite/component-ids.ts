import { join, relative } from 'node:path';

import { transformWithOxc, type Plugin } from 'vite';

/** File names count from here, so that the same sources give the same build in any folder. */
const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Gives every styled component an id made of its file and its place there. By default styled-components counts
 * components in the order in which their modules are evaluated, which is another one in the browser than on the
 * server: the class names of a prerendered page would not be those of the browser, and hydration would fail.
 */
export function componentIds(): Plugin {
  return {
    name: 'inkstone:component-ids',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from 'styled-components'/ },
      handler(code, id) {
        const file = relative(ROOT, id).replaceAll('\\', '/');
        return transformWithOxc(code, file, {
          jsx: 'preserve',
          plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: false } },
        });
      },
    },
  };
}
