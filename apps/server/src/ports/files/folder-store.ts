import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.js';
import { checkFileKey, isFileKey } from './keys.js';

/** Keeps files in a folder of this machine; the key is the path inside it. */
export function createFolderStore(folder: string): FileStore {
  const unfinished = join(folder, '.unfinished');
  const knownFolders = new Set<string>();
  const pathOf = (key: string): string => {
    checkFileKey(key);
    return join(folder, ...key.split('/'));
  };
  const ensureFolder = async (path: string): Promise<void> => {
    if (knownFolders.has(path)) return;
    // Only holders of a link may read papers and book resources; other users of the machine may not.
    await mkdir(path, { recursive: true, mode: 0o700 });
    knownFolders.add(path);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const temporary = join(unfinished, randomUUID());
      await Promise.all([ensureFolder(dirname(path)), ensureFolder(unfinished)]);
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async find(key) {
      if (!isFileKey(key)) return undefined;
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found?.isFile() === true ? { size: found.size, modifiedAt: found.mtime } : undefined;
    },
    async read(key, range) {
      const file = await open(pathOf(key));
      return file.createReadStream(range);
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
  };
}
