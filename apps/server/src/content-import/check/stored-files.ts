import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../ports/files/file-store.js';

/** A file of an earlier version: its path in the content folder, and where it is stored. */
export interface StoredFile {
  path: string;
  key: string;
  size: number;
}

/** Files of an earlier version, which are in the file store and not in the folder. */
export class StoredFiles {
  readonly #files: Pick<FileStore, 'read'>;
  readonly #byPath: ReadonlyMap<string, readonly StoredFile[]>;

  constructor(files: Pick<FileStore, 'read'>, stored: readonly StoredFile[]) {
    this.#files = files;
    // A file that is shown to all and given to some is stored twice.
    this.#byPath = Map.groupBy(stored, ({ path }) => path);
  }

  find(path: string): readonly StoredFile[] {
    return this.#byPath.get(path) ?? [];
  }

  /** Puts a file where it would stand in the folder. */
  async fetch({ key }: StoredFile, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true });
    await pipeline(await this.#files.read(key), createWriteStream(to, { mode: 0o600 }));
  }
}
