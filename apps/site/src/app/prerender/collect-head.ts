import { paths, type PathName } from '../../lib/config/paths.js';
import { withQuery } from '../../lib/config/route.js';
import { factsOf, type DocumentStatus } from './document-facts.js';
import { headFacts } from './document-head.js';
import { cardVersion, type CardFacts } from './head/card-facts.js';
import { headHtml } from './head/head-html.js';
import { fetchFirst } from './render-document.js';

interface CollectedHead {
  status: DocumentStatus;
  /** Its elements. */
  head: string;
  card: CardFacts | undefined;
}

/**
 * The head of a document, without its content.
 *
 * @throws {ApiError} when a part of its data cannot be fetched
 */
export async function collectHead({
  path,
  origin,
  fetch,
}: {
  path: string;
  origin: string;
  fetch: typeof globalThis.fetch;
}): Promise<CollectedHead> {
  const { status, address, backend } = await fetchFirst({ path, fetch });
  const facts = headFacts(factsOf(address, { path, status, origin }), backend);
  return { status, head: headHtml(facts), card: facts.card };
}

/** The page of a card by its name, which `cardPicture` writes. */
function pathOf(name: string): string | undefined {
  const [page = '', id] = name.split('-');
  if (!Object.hasOwn(paths, page)) return undefined;
  return withQuery(paths[page as PathName].pattern, { id });
}

/**
 * What the card with a name shows, with its version.
 *
 * @returns `undefined` where there is no such page, or none that everybody may see
 * @throws {ApiError} when a part of its data cannot be fetched
 */
export async function collectCard({
  name,
  fetch,
}: {
  name: string;
  fetch: typeof globalThis.fetch;
}): Promise<{ card: CardFacts; version: string } | undefined> {
  const path = pathOf(name);
  if (path === undefined) return undefined;
  const { card } = await collectHead({ path, origin: '', fetch });
  return card && { card, version: cardVersion(card) };
}
