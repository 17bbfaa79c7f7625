import type { Plugin } from 'vite';

const PREFIX = 'export function prefix (';

/**
 * Leaves out the vendor prefixes of stylis: 1 KB on every page. The browsers of .browserslistrc need none, and
 * styled-components adds them only where `enableVendorPrefixes` is set, which the site does not.
 */
export function leanStyles(): Plugin {
  return {
    name: 'inkstone:lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
      handler(code) {
        if (!code.includes(PREFIX)) throw new Error('stylis has another function for prefixes than expected');
        return { code: 'export const prefix = (value) => value;', map: null };
      },
    },
  };
}
