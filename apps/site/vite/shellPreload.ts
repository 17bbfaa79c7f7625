import type { Plugin } from 'vite';

/** The chunks every first visit needs behind the entry, and the viewports that need them. */
const PRELOADED = [
  { module: 'src/shells/desktop/index.ts', media: '(min-width: 600px)' },
  { module: 'src/shells/mobile/index.ts', media: '(max-width: 599.98px)' },
  { module: 'src/screens/home/Home/Home.tsx', media: undefined },
] as const;

/**
 * Names the shells and home in the page's head, so that the browser fetches them together with the
 * entry and not after it. Links with `media` do in markup what a script could not do under the
 * server's content security policy.
 */
export function shellPreload(): Plugin {
  return {
    name: 'inkstone:shell-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        return PRELOADED.map(({ module, media }) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module) === true);
          if (chunk === undefined) throw new Error(`${module} is not a chunk of its own and cannot be preloaded`);
          return {
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${chunk.fileName}`, media },
          };
        });
      },
    },
  };
}
