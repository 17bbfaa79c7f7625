import { makeZip, predictLength } from 'client-zip';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange, FileStore } from '../../ports/files/file-store.js';
import type { Services } from '../../shared/services.js';
import { findBundled, type BundledPaper } from './bundles.queries.js';

/** Keys under it name files that are put together while they are sent, and stored nowhere. */
const prefix = 'bundles/';
/** Ids to the base 36: a router refuses parameters of more than 500 characters. */
const base = 36;

interface Entry {
  key: string;
  name: string;
  size: number;
  lastModified: Date;
}

type Source = Pick<FileStore, 'find' | 'read'>;

/** The files of papers as they stand in the ZIP; one whose files are not all there is left out. */
export interface Content {
  papers: { id: number; title: string; size: number }[];
  missing: { id: number; title: string }[];
  entries: Entry[];
}

export async function contentOf(files: Source, papers: readonly BundledPaper[]): Promise<Content> {
  const content: Content = { papers: [], missing: [], entries: [] };
  const names = new Set<string>();
  for (const paper of papers) {
    const title = paper.name;
    const found = await Promise.all(
      paper.fileKeys.map(async (key) => ({ key, file: await files.find(key) })),
    );
    const entries = found.flatMap(({ key, file }, index) =>
      file === undefined
        ? []
        : {
            key,
            name: nameIn(names, title, found.length, index, key),
            size: file.size,
            lastModified: file.modifiedAt,
          },
    );
    if (entries.length === 0 || entries.length < found.length) {
      content.missing.push({ id: paper.id, title });
    } else {
      content.entries.push(...entries);
      content.papers.push({ id: paper.id, title, size: entries.reduce((sum, { size }) => sum + size, 0) });
    }
  }
  return content;
}

/** Not allowed in names of files on Windows, which would not unpack the ZIP. */
const forbidden = /[<>:"/\\|?*\p{Cc}]/gu;

/** Two papers may have one title, and one file would replace the other. */
function nameIn(taken: Set<string>, title: string, count: number, index: number, key: string): string {
  const stem = title.replace(forbidden, '_') + (count === 1 ? '' : ` ${String(index + 1)}`);
  let name = stem + extname(key);
  for (let number = 2; taken.has(name); number += 1) name = `${stem} (${String(number)})${extname(key)}`;
  taken.add(name);
  return name;
}

function lengthOf(entries: readonly Entry[]): number {
  return Number(predictLength(entries));
}

/** The length stands in the key, so that a download is never continued with another content. */
export function bundleKey({ papers, entries }: Content): string {
  const ids = papers.map(({ id }) => id.toString(base)).join('-');
  return `${prefix}${ids}/${String(lengthOf(entries))}.zip`;
}

const ofBundle = new RegExp(`^${prefix}([0-9a-z]+(?:-[0-9a-z]+)*)/(\\d+)[.]zip$`);

/** The files of the store, and bundles of papers. Nothing of a bundle is stored: a part is made from its beginning. */
export function withBundles({ db, files }: Pick<Services, 'db' | 'files'>): Source {
  const entriesOf = async (key: string): Promise<Entry[] | undefined> => {
    const [, ids, length] = ofBundle.exec(key) ?? [];
    if (ids === undefined) return undefined;
    const papers = await findBundled(
      db,
      ids.split('-').map((id) => Number.parseInt(id, base)),
    );
    const { entries } = await contentOf(files, papers);
    return String(lengthOf(entries)) === length ? entries : undefined;
  };
  return {
    async find(key) {
      if (!key.startsWith(prefix)) return files.find(key);
      const entries = await entriesOf(key);
      if (entries === undefined) return undefined;
      const newest = Math.max(...entries.map(({ lastModified }) => lastModified.getTime()));
      return { size: lengthOf(entries), modifiedAt: new Date(newest) };
    },
    async read(key, range) {
      if (!key.startsWith(prefix)) return files.read(key, range);
      const entries = await entriesOf(key);
      if (entries === undefined) throw new Error(`the files of ${key} have changed`);
      const zip = Readable.from(makeZip(opened(files, entries)), { objectMode: false });
      return range === undefined ? zip : Readable.from(cut(zip, range), { objectMode: false });
    },
  };
}

/** Each file is opened when it is its turn, and closed when the reader goes away. */
async function* opened(files: Source, entries: readonly Entry[]) {
  for (const { key, ...entry } of entries) {
    const input = await files.read(key);
    try {
      yield { ...entry, input };
    } finally {
      input.destroy();
    }
  }
}

async function* cut(zip: Readable, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const piece of zip as AsyncIterable<Uint8Array>) {
    const part = piece.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += piece.length;
    if (part.length > 0) yield part;
    if (at > end) return;
  }
}
