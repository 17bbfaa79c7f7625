import type { Paper, PaperPreview } from '@inkstone/api/types';

import { KEPT } from './drop-kept.js';

/** What of a paper is on this device: its files, and what its page asks for. */
export interface KeptPaper {
  id: number;
  /** What the page of the paper asks the server for, and gets from here where that cannot be reached. */
  paper: Paper;
  /** The kept files by their addresses without signatures, and the pages of the whole files. */
  preview: PaperPreview;
  /** False for the pages that a visitor sees. */
  isWhole: boolean;
  bytes: number;
  /** In ms. */
  keptAt: number;
  /** When its page was opened for the last time, in ms. */
  seenAt: number;
  /** The page of its first file that was read last, from 1. */
  page?: number | undefined;
  /** Whose whole paper it is (`ownerOf`); undefined for the pages that visitors see. */
  owner?: number | undefined;
  /** The server says that it has been withdrawn. */
  isWithdrawn: boolean;
}

const RECORDS = '/kept-papers/';

/** A record is a JSON answer of an address that the server does not have. */
export function recordKey(id: number): string {
  return new URL(RECORDS + String(id), location.origin).href;
}

export function isRecordKey(url: string): boolean {
  return new URL(url).pathname.startsWith(RECORDS);
}

/** The address of a file without its signature, which is another one each time. */
export function fileKey(url: string): string {
  return new URL(url.replace(/[?#].*$/s, ''), location.origin).href;
}

export async function findKept(id: number): Promise<KeptPaper | undefined> {
  // Not `caches.open`, which would make an empty cache for everybody.
  const record = await caches.match(recordKey(id), { cacheName: KEPT });
  return record === undefined ? undefined : ((await record.json()) as KeptPaper);
}
