import type { Database } from '../../../db/database.js';
import {
  type Block,
  publishedBlocks,
  publishedIn,
  type PublishedKind,
  publishedKinds,
} from '../../../features/addresses/published.queries.js';
import type { Addresses } from './addresses.js';
import { toXml } from './xml.js';

/** Addresses in a file: the most that the protocol allows, as blocks of ids, so that a thing stays in its file. */
const perFile = 50_000;
/** Characters that are sent at once. Larger texts live longer, and wait for a garbage collection of the whole. */
const sentAtOnce = 16_384;
const lastId = 0x7fff_ffff;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The files that have addresses, besides that of the pages. */
export type SitemapFiles = Readonly<Record<PublishedKind, readonly Block[]>>;

export async function sitemapFiles(db: Database): Promise<SitemapFiles> {
  const blocks = await Promise.all(
    publishedKinds.map(async (kind) => [kind, await publishedBlocks(db, kind, perFile)] as const),
  );
  return Object.fromEntries(blocks) as Record<PublishedKind, Block[]>;
}

/** The pages that are there whatever the content; nothing says when they changed. */
const pagesFile = 'pages-1';

export function sitemapNames(files: SitemapFiles): string[] {
  const ofKinds = publishedKinds.flatMap((kind) => files[kind].map(({ number }) => nameOf(kind, number)));
  return [pagesFile, ...ofKinds];
}

function nameOf(kind: PublishedKind, number: number): string {
  return `${kind}-${String(number)}`;
}

export function sitemapIndex(files: SitemapFiles, origin: string): string {
  const addressOf = (name: string): string => `${origin}/sitemaps/${name}.xml`;
  const listed = publishedKinds.flatMap((kind) =>
    files[kind].map(({ number, latest }) => element('sitemap', addressOf(nameOf(kind, number)), latest)),
  );
  const pages = element('sitemap', addressOf(pagesFile));
  return `${declaration}<sitemapindex ${namespace}>\n${pages}${listed.join('')}</sitemapindex>\n`;
}

interface Site {
  db: Database;
  files: SitemapFiles;
  addresses: Addresses;
  /** Before each address. */
  origin: string;
}

/** @param name of the file without its ending @returns `undefined` for a file that the index does not list */
export function sitemapParts(site: Site, name: string): AsyncIterable<string> | undefined {
  if (name === pagesFile) return asSet(pageElements(site));
  const kind = publishedKinds.find((known) => name.startsWith(`${known}-`));
  if (kind === undefined) return undefined;
  const block = site.files[kind].find(({ number }) => name === nameOf(kind, number));
  return block === undefined ? undefined : asSet(publishedElements(site, kind, block));
}

async function* asSet(parts: AsyncIterable<string> | Iterable<string>): AsyncIterable<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  yield* parts;
  yield '</urlset>\n';
}

function* pageElements({ addresses, origin }: Site): Iterable<string> {
  for (const path of addresses.pages) yield element('url', `${origin}${path}`);
}

async function* publishedElements(
  { db, addresses, origin }: Site,
  kind: PublishedKind,
  { number }: Block,
): AsyncIterable<string> {
  const range = { after: (number - 1) * perFile, last: Math.min(number * perFile, lastId) };
  let text = '';
  for await (const part of publishedIn(db, kind, range)) {
    for (const item of part) {
      text += element('url', `${origin}${addresses.of(kind, item)}`, item.time);
      if (text.length < sentAtOnce) continue;
      yield text;
      text = '';
    }
  }
  yield text;
}

function element(name: 'sitemap' | 'url', address: string, time?: string): string {
  const lastmod = time === undefined ? '' : `<lastmod>${time}</lastmod>`;
  return `<${name}><loc>${toXml(address)}</loc>${lastmod}</${name}>\n`;
}
