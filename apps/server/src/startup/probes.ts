import { statfs } from 'node:fs/promises';
import type { Config } from '../config.js';
import type { Database } from '../db/database.js';
import { newestPaperKeys } from '../features/papers/files.queries.js';
import type { Probe } from '../plugins/app/health.js';
import type { FileStore } from '../ports/files/file-store.js';

const megabyte = 1024 * 1024;

interface Asked {
  config: Pick<Config, 'dataDir' | 'freeSpaceMegabytes'>;
  db: Database;
  files: Pick<FileStore, 'find'>;
  /** Of the embedded database; undefined: it runs elsewhere. */
  databaseFolder: string | undefined;
}

/** What serving needs besides a database and a file store that respond. */
export function servingProbes({ config, db, files, databaseFolder }: Asked): Readonly<Record<string, Probe>> {
  return {
    剩余空间: () =>
      checkFreeSpace([config.dataDir, databaseFolder ?? config.dataDir], config.freeSpaceMegabytes),
    内容文件: () => checkContentFiles(db, files),
  };
}

/** Before the disk is full: a database that cannot write stops. */
async function checkFreeSpace(folders: readonly string[], wanted: number): Promise<void> {
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / megabyte);
    if (free < wanted) throw new Error(`${folder} has ${String(free)} MB left, less than ${String(wanted)}`);
  }
}

/** One file that is missing is a fault of the content; when none is there, the store is not the one of the database. */
async function checkContentFiles(db: Database, files: Pick<FileStore, 'find'>): Promise<void> {
  const keys = await newestPaperKeys(db);
  for (const key of keys) if ((await files.find(key)) !== undefined) return;
  if (keys.length > 0) throw new Error(`the files of the newest papers are gone: ${keys.join(', ')}`);
}
