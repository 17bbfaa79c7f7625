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

/** `isFileKey` checks keys: writing, reading or deleting another one is a RangeError. */
export interface FileStore {
  /** Atomic. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  delete(key: string): Promise<void>;
  /** Writes and reads a probe, and creates nothing that is missing. */
  check(): Promise<void>;
}
