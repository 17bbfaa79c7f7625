import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedFolderOf } from './open-files.js';

/** A younger file may be one of a running upload. */
const oldAfterMilliseconds = 60 * 60 * 1000;
/** The names that the store gives while it writes. */
const ownName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes files that a killed process left half-written. */
export async function removeUnfinished(dataDir: string, now = Date.now()): Promise<void> {
  const folder = unfinishedFolderOf(dataDir);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !ownName.test(entry.name)) continue;
    const path = join(folder, entry.name);
    // Another load may have removed it meanwhile.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && now - found.mtimeMs > oldAfterMilliseconds) await rm(path, { force: true });
  }
}
