import type { Content } from '@inkstone/api/props/links';

import { contentHref } from '../../lib/content-href.js';
import { isAuthPath, paths, type PathName } from '../../lib/config/paths.js';
import { optionId, readQuery } from '../../lib/config/query.js';
import { withQuery, type ListRoute } from '../../lib/config/route.js';
import { chosenCategories, withCategory } from '../../screens/books/StageBooks/shelves.js';
import { screenAt, screenRoutes } from '../screens.js';
import { pageOfColumn } from './page-of-column.js';

/** `page` is a hub or a form, `own` what a person sees of themselves, `login` what leads to it. */
export type RouteKind = 'home' | 'page' | 'list' | 'detail' | 'own' | 'login';

/** What a server must know of a route to answer at its plain address, which is its path without the #. */
export interface SiteRoute {
  name: PathName;
  /** The route in the spelling of the specifications, and further ones that open the same screen. */
  patterns: readonly string[];
  kind: RouteKind;
  /** The title of the screen, where the menu has none. */
  title: string;
}

/** An address as it is written only once: in one order, without what does not change the screen. */
export interface SiteAddress {
  route: SiteRoute;
  /** Path and query. */
  path: string;
  /** Of a detail. */
  id?: number;
  /** Whether the query narrows what is shown: a list that is searched or filtered, a part of a page. */
  isNarrowed: boolean;
}

/** What belongs to one person, or begins with them, besides what stands below the personal centre. */
const OWN = new Set<PathName>([
  'personalCenter',
  'thisEventRegistrationTeacher',
  'thisEventRegistrationStudent',
  'bookDonation',
  'applicationProcess',
  'progressStep',
]);

function kindOf(name: PathName): RouteKind {
  const { pattern, aliases } = paths[name];
  if (name === 'home') return 'home';
  if (isAuthPath(pattern)) return 'login';
  // All that stands below the centre too, except what everybody may read there.
  if (OWN.has(name) || (aliases.length > 0 && name !== 'privacyAgreement')) return 'own';
  if (name === 'cooperatePlate' || name.endsWith('Details')) return 'detail';
  return 'query' in paths[name] ? 'list' : 'page';
}

export const siteRoutes: readonly SiteRoute[] = screenRoutes.map(({ name, patterns }) => ({
  name,
  patterns,
  kind: kindOf(name),
  title: paths[name].title,
}));

const byName = new Map(siteRoutes.map((route) => [route.name, route]));

/** The single value of a parameter; `undefined` where it is missing or stands there twice. */
function only(query: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = query.getAll(name);
  return others.length === 0 ? value : undefined;
}

/** @returns `undefined` where no screen is, or a detail whose id is none */
export function siteAddress(path: string): SiteAddress | undefined {
  const name = screenAt(path)?.name;
  const route = name && byName.get(name);
  if (route === undefined) return undefined;
  const { pattern } = paths[route.name];
  const query = new URLSearchParams(path.split('?')[1]);
  if (route.kind === 'detail') {
    const id = optionId(only(query, 'id') ?? '');
    if (id === undefined) return undefined;
    const part = route.name === 'booksDetails' && query.get('part') === 'errata' ? 'errata' : undefined;
    return { route, id, path: withQuery(pattern, { id, part }), isNarrowed: part !== undefined };
  }
  if (route.kind === 'list') {
    const list = paths[route.name] as ListRoute;
    const { page, ...narrowed } = readQuery(list.query, query);
    return { route, path: list.path({ ...narrowed, page }), isNarrowed: Object.keys(narrowed).length > 0 };
  }
  if (route.name.endsWith('SchoolBooks')) {
    const chosen = chosenCategories(query.get('cate_id'));
    const cate_id = withCategory(chosen, chosen[0] ?? 0);
    return { route, path: withQuery(pattern, { cate_id }), isNarrowed: cate_id !== undefined };
  }
  return { route, path: pattern, isNarrowed: false };
}

/** The plain path of any piece of content. */
export function contentPath(content: Content): string {
  const { id, type, column_id } = content;
  const page = type === undefined && column_id !== undefined ? pageOfColumn(column_id) : undefined;
  return page === undefined ? contentHref(content).slice(1) : withQuery(paths[page].pattern, { id });
}
