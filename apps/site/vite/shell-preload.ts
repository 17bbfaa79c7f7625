import type { Plugin } from 'vite';

import { FIRST_PAGE } from './first-page.js';

/** The chunks that every first visit needs after the entry, and the viewports that need them. */
const PRELOADED = [
  { module: FIRST_PAGE.home },
  { module: FIRST_PAGE.desktop, media: '(min-width: 600px)' },
  { module: FIRST_PAGE.mobile, media: '(max-width: 599.98px)' },
];

/**
 * Adds links to the shells and to home to the page's head, so that the browser fetches them together with
 * the entry and not after it. The links choose the shell by `media`, because the server's content security
 * policy forbids an inline script.
 */
export function shellPreload(): Plugin {
  return {
    name: 'inkstone:shell-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const named = new Set<string>();
        return PRELOADED.flatMap(({ module, media }) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module) === true);
          if (chunk === undefined)
            throw new Error(`${module} is not a chunk of its own and cannot be preloaded`);
          // Vite has already added what the entry imports.
          const files = [chunk.fileName, ...chunk.imports].filter(
            (file) => !html.includes(file) && !named.has(file),
          );
          return files.map((file) => {
            named.add(file);
            const attrs = { rel: 'modulepreload', crossorigin: true, href: `./${file}` };
            return {
              tag: 'link',
              injectTo: 'head' as const,
              attrs: media === undefined ? attrs : { ...attrs, media },
            };
          });
        });
      },
    },
  };
}
