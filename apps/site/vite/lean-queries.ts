import type { Plugin } from 'vite';

const BEHAVIOUR = 'export { hasNextPage, hasPreviousPage, infiniteQueryBehavior };';

/** Instead: a query of the kind says at once why it does not work. */
const REFUSAL = `
function refuse() {
  throw new Error('apps/site/vite/lean-queries.ts leaves infinite queries out of the build');
}
export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
`;

/** Leaves out what infinite queries need: the site has none, and every page would carry 1 KB for them. */
export function leanQueries(): Plugin {
  return {
    name: 'inkstone:lean-queries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/ },
      handler(code) {
        if (!code.includes(BEHAVIOUR)) throw new Error('infinite queries have another module than expected');
        return { code: REFUSAL, map: null };
      },
    },
  };
}
