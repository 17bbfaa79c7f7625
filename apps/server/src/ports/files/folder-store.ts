import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.js';
import { checkFileKey, isFileKey } from './keys.js';

/** In the folder of the store: files that are being written. */
export const unfinishedFolder = '.unfinished';
const probeText = 'written by the readiness check';

export function createFolderStore(folder: string): FileStore {
  const unfinished = join(folder, unfinishedFolder);
  const knownFolders = new Set<string>();
  const pathOf = (key: string): string => {
    checkFileKey(key);
    return join(folder, ...key.split('/'));
  };
  const ensureFolder = async (path: string): Promise<void> => {
    if (knownFolders.has(path)) return;
    // Other users of the machine may not read what needs a link.
    const made = await mkdir(path, { recursive: true, mode: 0o700 });
    if (made !== undefined) {
      for (let folder = path; folder.length >= made.length; folder = dirname(folder))
        await sync(dirname(folder));
    }
    knownFolders.add(path);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const temporary = join(unfinished, randomUUID());
      await Promise.all([ensureFolder(dirname(path)), ensureFolder(unfinished)]);
      try {
        // What is acknowledged outlives a power cut: neither the content nor the name is only in memory.
        await writeFile(temporary, bytes, { flush: true });
        await rename(temporary, path);
        await sync(dirname(path));
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
      // Not made here: a folder that is gone is a fault. Read back, because a full disk may leave an empty file.
      const probe = join(folder, `.probe-${randomUUID()}`);
      try {
        await writeFile(probe, probeText, { mode: 0o600 });
        if ((await readFile(probe, 'utf8')) !== probeText)
          throw new Error(`${folder} does not keep what is written`);
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

async function sync(folder: string): Promise<void> {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
