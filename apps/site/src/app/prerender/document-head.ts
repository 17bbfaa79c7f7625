import type { Backend } from '../backend.js';
import { paths } from '../../lib/config/paths.js';
import { headHtml } from './head/head-html.js';
import type { HeadFacts } from './head/head-facts.js';
import { missingHead, pageHead } from './head/page-head.js';
import { factsOf, type DocumentFacts } from './document-facts.js';
import { siteAddress } from './site-routes.js';

/** What the head of a document says. */
export function headFacts(
  { status, route, path, id, origin, isIndexed }: DocumentFacts,
  backend: Backend,
): HeadFacts {
  if (status !== 200 || route === undefined) return missingHead(route?.name);
  const facts = pageHead({ name: route.name, path, id, origin, isIndexed }, backend);
  // Relative addresses mean nothing to those who read a head.
  return origin === '' ? { ...facts, canonical: undefined, picture: undefined, things: [] } : facts;
}

/** What stands in the head of a document in the place of the title and description of the site. */
export function documentHead(facts: DocumentFacts, backend: Backend): string {
  return headHtml(headFacts(facts, backend));
}

/** The same for home. */
export function homeHead(origin: string, backend: Backend): string {
  const path = paths.home.pattern;
  return documentHead(factsOf(siteAddress(path), { path, status: 200, origin }), backend);
}
