import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** Inclusive byte positions, as in HTTP ranges. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Storage of uploaded and demonstration files. Keys are checked by `isFileKey`: other keys are never found,
 * and writing, reading or deleting one is a RangeError. `tests/ports/file-store.test.ts` tests every adapter.
 */
export interface FileStore {
  /** Atomic: readers see the whole file or the previous one. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined if there is no such file */
  find(key: string): Promise<StoredFile | undefined>;
  /** @throws Error if there is no such file */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>;
  /** Writes and reads a probe, and creates nothing that is missing. @throws Error if files cannot be stored or read */
  check(): Promise<void>;
}
