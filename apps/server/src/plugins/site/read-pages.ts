import type { ReadPages } from '../../shared/read-pages.js';
import type { Renderer, RouteKind } from './renderer.js';

/** That somebody has looked at their own things, or logged in, is nobody's business. */
const uncounted: ReadonlySet<RouteKind> = new Set(['own', 'login']);

/** The routes are those of the site: this package has no list of its own. */
export function createReadPages({
  siteAddress,
  contentPath,
}: Pick<Renderer, 'siteAddress' | 'contentPath'>): ReadPages {
  return {
    find(path) {
      const address = siteAddress(path);
      if (address === undefined || uncounted.has(address.route.kind)) return undefined;
      const { route, id } = address;
      const [pattern = ''] = route.patterns;
      return { path: id === undefined ? pattern : `${pattern}?id=${String(id)}`, title: route.title, id };
    },
    ofContent: contentPath,
  };
}
