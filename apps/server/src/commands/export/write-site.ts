import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '../../db/database.js';
import { publishedIn, publishedKinds } from '../../features/addresses/published.queries.js';
import { type Addresses, createAddresses } from '../../plugins/site/crawlers/addresses.js';
import { isPublicKey } from '../../ports/files/keys.js';
import type { Export } from './site-export.js';
import { toStaticHtml } from './static-links.js';
import { toStaticPath } from './static-paths.js';
import { write } from './write.js';
import { writeDirectories } from './write-directories.js';

/** The server renders four pages at once and refuses more. */
const atOnce = 4;
const everyId = { after: 0, last: 0x7fff_ffff };
const uploaded = '/files/';

export interface Written {
  pages: number;
  files: number;
  /** Pages and files that others name, and that are not there. */
  missing: string[];
}

/** Writes the site as files: its pages, what they show, and what tells search engines of them. */
export async function writeSite(site: Export): Promise<Written> {
  const { app, db, renderer, origin, folder } = site;
  const addresses = createAddresses(renderer);
  const written: Written = { pages: 0, files: 0, missing: [] };
  // Details come from the database one by one: only the addresses of lists are in memory.
  const waiting = new Set(addresses.pages);
  const known = new Set(addresses.pages);
  let hasDetails = false;

  const placeOf = (path: string): string => join(folder, path === '/' ? 'index.html' : toStaticPath(path));

  /** An item may be linked at another page than that of its column, as activities are. */
  function isNew(path: string): boolean {
    if (known.has(path)) return false;
    return !path.includes('?id=') || (hasDetails && !existsSync(placeOf(path)));
  }

  async function writePage(path: string): Promise<void> {
    const { statusCode, body } = await app.inject({ url: path });
    if (statusCode !== 200) {
      written.missing.push(path);
      return;
    }
    const page = toStaticHtml(body, { path, origin, paths: renderer });
    await write(placeOf(path), page.html);
    for (const other of page.pages) {
      if (!isNew(other)) continue;
      known.add(other);
      waiting.add(other);
    }
    for (const file of page.files) await writeFile(file);
    written.pages += 1;
    site.onPage(written.pages);
  }

  async function writeFile(path: string): Promise<void> {
    const name = decodeURIComponent(path.split('?')[0] ?? path);
    const place = join(folder, name);
    if (!place.startsWith(folder) || existsSync(place)) return;
    const content = await contentOf(site, name, path);
    if (content === undefined) {
      written.missing.push(path);
      return;
    }
    await write(place, content);
    written.files += 1;
  }

  // The template of the page is not one of them.
  const filter = (path: string): boolean => !basename(path).startsWith('index.html');
  await cp(site.siteFolder, folder, { recursive: true, filter });
  await inParallel(detailsOf(db, addresses), writePage);
  hasDetails = true;
  while (waiting.size > 0) {
    const paths = [...waiting];
    waiting.clear();
    await inParallel(paths, writePage);
  }
  await writeMissing(site, addresses);
  await writeDirectories(site, addresses);
  return written;
}

/** What the web server answers with where no file is: the page of a detail without an id. */
async function writeMissing({ app, renderer, origin, folder }: Export, addresses: Addresses): Promise<void> {
  const path = addresses.ofPage('booksDetails') ?? '/';
  const { body } = await app.inject({ url: path });
  await write(join(folder, '404.html'), toStaticHtml(body, { path, origin, paths: renderer }).html);
}

async function contentOf({ app, files }: Export, name: string, path: string) {
  if (name.startsWith(uploaded)) {
    const key = name.slice(uploaded.length);
    const isThere = isPublicKey(key) && (await files.find(key)) !== undefined;
    return isThere ? await files.read(key) : undefined;
  }
  const { statusCode, rawPayload } = await app.inject({ url: path });
  return statusCode === 200 ? rawPayload : undefined;
}

async function* detailsOf(db: Database, addresses: Addresses): AsyncIterable<string> {
  for (const kind of publishedKinds) {
    for await (const part of publishedIn(db, kind, everyId)) {
      for (const item of part) yield addresses.of(kind, item);
    }
  }
}

async function inParallel<T>(items: AsyncIterable<T> | Iterable<T>, work: (item: T) => Promise<void>) {
  const iterator = Readable.from(items)[Symbol.asyncIterator]() as AsyncIterator<T>;
  const worker = async (): Promise<void> => {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
