import { buffer } from 'node:stream/consumers';
import type { Database } from '../../../db/database.js';
import type { FileStore } from '../../../ports/files/file-store.js';
import { type FileText, largestFile, readFileText, unreadable } from './read-file.js';
import { claimUnreadText, recordText, tidyTexts } from './texts.queries.js';

export interface TextReading {
  db: Database;
  files: Pick<FileStore, 'find' | 'read'>;
  cutWord: boolean;
}

/**
 * Reads the text of the papers' files that have not been read, one after the other. A file that cannot be read is
 * noted as such, and the others are read.
 * @returns how many were read
 */
export async function readTexts({ db, files, cutWord }: TextReading): Promise<number> {
  for (let count = 0; ; count += 1) {
    const fileKey = await claimUnreadText(db);
    if (fileKey === undefined) {
      if (count > 0) await tidyTexts(db);
      return count;
    }
    await recordText(db, fileKey, await textOf(files, fileKey, cutWord));
  }
}

async function textOf(files: TextReading['files'], fileKey: string, cutWord: boolean): Promise<FileText> {
  const size = (await files.find(fileKey))?.size;
  if (size === undefined) return unreadable('missing');
  if (size > largestFile) return unreadable('large');
  return readFileText(fileKey, await buffer(await files.read(fileKey)), cutWord);
}
