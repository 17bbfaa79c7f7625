import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/** A name that the developer tools show. An assignment keeps its component in the build, with all that it uses. */
const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm;

/** A component or context that is made when the module is evaluated; making it has no effect of its own. */
const MADE = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Takes the production files of React Router, which its package offers under no name, and of these what the site uses:
 * 12 KB (brotli) less on every page.
 */
export function leanRouter(): Plugin {
  return {
    name: 'inkstone:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (resolved?.id.includes(DEVELOPMENT) !== true)
          throw new Error(`${source} has other files than expected`);
        return resolved.id.replace(DEVELOPMENT, PRODUCTION);
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code.replaceAll(DISPLAY_NAME, '').replaceAll(MADE, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
