import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { GivenFile } from '../../content-import/source/upload-source.js';
import type { Database } from '../../db/database.js';
import type { FileStore } from '../../ports/files/file-store.js';
import type { UncheckedFile } from '../../ports/files/uploaded-file.js';
import { keepFile } from '../../shared/uploads.queries.js';

interface Storage {
  db: Database;
  files: FileStore;
}

function folderOf(proof: string): string {
  return `content-proofs/${proof}/`;
}

/**
 * Keeps the files of a proof for a day, so that a decision to publish them needs no second upload.
 * @returns the id of the proof
 */
export async function keepProof(
  storage: Storage,
  uploaded: readonly UncheckedFile[],
  proof: string = randomUUID(),
): Promise<string> {
  for (const [index, file] of uploaded.entries()) {
    const kept = { ...file, contentType: 'application/octet-stream' };
    await keepFile(storage, `${folderOf(proof)}${String(index)}`, kept, undefined);
  }
  return proof;
}

/** Writes the files of a proof into a folder. @returns none for a proof that is not kept any more */
export async function filesOfProof(
  { db, files }: Storage,
  proof: string,
  folder: string,
): Promise<GivenFile[]> {
  const kept = await db
    .selectFrom('uploads')
    .select(['file_key as key', 'original_name as name'])
    .where('file_key', 'like', `${folderOf(proof)}%`)
    .orderBy('file_key')
    .execute();
  const given = kept.map(({ name }, index) => ({ name, path: join(folder, String(index)) }));
  for (const [index, { key }] of kept.entries())
    await pipeline(await files.read(key), createWriteStream(join(folder, String(index)), { mode: 0o600 }));
  return given;
}

/** Writes uploads into a folder. */
export async function filesOfUpload(
  uploaded: readonly UncheckedFile[],
  folder: string,
): Promise<GivenFile[]> {
  const given = uploaded.map(({ name }, index) => ({ name, path: join(folder, String(index)) }));
  for (const [index, { bytes }] of uploaded.entries()) await writeFile(join(folder, String(index)), bytes);
  return given;
}
