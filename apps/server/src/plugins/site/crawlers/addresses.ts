import {
  type Published,
  type PublishedKind,
  publishedKinds,
} from '../../../features/addresses/published.queries.js';
import type { Renderer, SiteAddress } from '../renderer.js';

/** Plain addresses without the origin, as the site spells them. */
export interface Addresses {
  /** Pages that are there whatever the content: home, hubs, the first pages of lists. */
  pages: readonly string[];
  /** `undefined` for a section without a page of its own. */
  ofPage: (name: string) => string | undefined;
  of: (kind: PublishedKind, item: { id: number | string } & Partial<Pick<Published, 'column_id'>>) => string;
}

const types = { papers: 1, books: 2 } as const;
const shops = 'onlineShopDetails';
/** Personal pages and those of the login are left out. */
const publicKinds = ['home', 'page', 'list'];

export function createAddresses({
  siteRoutes,
  contentPath,
}: Pick<Renderer, 'siteRoutes' | 'contentPath'>): Addresses {
  const paths = new Map(
    siteRoutes.map(({ name, kind, patterns: [pattern = '/'] }) => [name, kind === 'home' ? '/' : pattern]),
  );
  /** An address without the id, which stands at its end: a sitemap asks for a million of them. */
  const starts = new Map<string, Map<number | undefined, string>>();

  function startOf(kind: PublishedKind, column_id: number | undefined): string {
    if (kind === 'shops') return `${paths.get(shops) ?? ''}?id=`;
    const id = 1;
    const content =
      kind === 'articles' ? { id, ...(column_id !== undefined && { column_id }) } : { id, type: types[kind] };
    return contentPath(content).replace(/1$/, '');
  }

  return {
    pages: siteRoutes.flatMap(({ name, kind }) =>
      publicKinds.includes(kind) ? (paths.get(name) ?? []) : [],
    ),
    ofPage: (name) => paths.get(name),
    of(kind, { id, column_id }) {
      let ofKind = starts.get(kind);
      if (ofKind === undefined) starts.set(kind, (ofKind = new Map<number | undefined, string>()));
      let start = ofKind.get(column_id);
      if (start === undefined) ofKind.set(column_id, (start = startOf(kind, column_id)));
      return start + String(id);
    },
  };
}

/** The kind of the item at the address of a detail. Every article opens at the address of every column. */
export function kindAt({ of }: Pick<Addresses, 'of'>, { path, id }: SiteAddress): PublishedKind | undefined {
  if (id === undefined) return undefined;
  return (
    publishedKinds.find((kind) => kind !== 'articles' && path.startsWith(of(kind, { id }))) ?? 'articles'
  );
}
