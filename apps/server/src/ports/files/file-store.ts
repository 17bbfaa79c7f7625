import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** Inclusive byte positions, as HTTP ranges count. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where uploaded and loaded files are kept. Keys are checked by `isFileKey`: other keys are never found, and
 * writing, reading or deleting one is a RangeError. `tests/ports/file-store.test.ts` holds every adapter to this.
 */
export interface FileStore {
  /** All or nothing: a reader sees the whole file or the one before it. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined when there is no such file */
  find(key: string): Promise<StoredFile | undefined>;
  /** @throws Error when there is no such file */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** A file that is not there is as good as deleted. */
  delete(key: string): Promise<void>;
  /** @throws Error when files cannot be kept at the moment */
  check(): Promise<void>;
}
