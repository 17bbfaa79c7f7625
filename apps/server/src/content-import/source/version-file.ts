import { readFile, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import type { FileStore } from '../../ports/files/file-store.js';
import type { StoredFile } from '../check/stored-files.js';
import type { ReplacedSheets } from '../read/sources.js';
import { unpack } from '../read/zip/unpack.js';

/**
 * Beside the texts and tables of a version: which files they name. Those are in the store already, under the hash of
 * their content, so that a version takes no more room than its words.
 */
const listName = '.inkstone.json';
const list = z.object({
  files: z.array(z.tuple([z.string(), z.string(), z.number()])),
  replaced: z.array(z.object({ file: z.string(), sheet: z.string() })),
});

export function versionKey(id: number): string {
  return `content-versions/${String(id)}.zip`;
}

interface Packed {
  root: string;
  /** The texts and tables, relative to the root. */
  sources: readonly string[];
  stored: readonly StoredFile[];
  replaced: ReplacedSheets;
}

export async function packVersion({ root, sources, stored, replaced }: Packed): Promise<Buffer> {
  const zip = new ZipFile();
  for (const source of sources) zip.addFile(join(root, source), source);
  const files = stored.map(({ path, key, size }): [string, string, number] => [path, key, size]);
  zip.addBuffer(Buffer.from(JSON.stringify({ files, replaced })), listName);
  zip.end();
  return buffer(zip.outputStream);
}

/** Unpacks the texts and tables of a version. */
export async function unpackVersion(
  files: Pick<FileStore, 'read'>,
  id: number,
  folder: string,
): Promise<Pick<Packed, 'stored' | 'replaced'>> {
  const packed = join(folder, '.version.zip');
  await pipeline(await files.read(versionKey(id)), createWriteStream(packed, { mode: 0o600 }));
  await unpack(packed, folder);
  await rm(packed);
  const { files: stored, replaced } = list.parse(JSON.parse(await readFile(join(folder, listName), 'utf8')));
  return { stored: stored.map(([path, key, size]) => ({ path, key, size })), replaced };
}

/** The files that the staged records name. */
export async function namedFiles(client: ClientBase, root: string): Promise<StoredFile[]> {
  const { rows } = await client.query<StoredFile>(
    'select distinct path, file_key as key, size::float8 as size from import_files order by path, key',
  );
  return rows.map((row) => ({ ...row, path: relative(root, row.path).split(sep).join('/') }));
}
