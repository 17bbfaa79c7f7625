import { realpath, stat } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { StartupError } from '../../errors/startup-error.js';
import type { StoredFiles } from '../check/stored-files.js';
import type { ReplacedSheets, Table } from '../read/sources.js';

/** Where content comes from: a folder, a ZIP file, workbooks, an earlier version. */
export interface ContentSource {
  /**
   * Called when no other load can run.
   * @throws StartupError
   */
  open: (context: { client: ClientBase; tables: readonly Table[] }) => Promise<OpenSource>;
}

export interface OpenSource {
  root: string;
  /** Files that are not in the folder, but in the file store. */
  stored?: StoredFiles;
  /** Sheets that later ones have taken the place of. */
  replaced?: ReplacedSheets;
  close: () => Promise<void>;
}

export function folderSource(folder: string): ContentSource {
  return {
    async open() {
      const root = await realpath(folder).catch(() => undefined);
      if (root === undefined || !(await stat(root)).isDirectory())
        throw new StartupError(`没有文件夹 ${folder}。`);
      return { root, close: () => Promise.resolve() };
    },
  };
}
