import type { PartialDownload } from '@inkstone/api';
import type { BundledPaper } from '@inkstone/ui/patterns/BundleProgress';

import { storedJson } from '../../../../lib/device/stored.js';

const CACHE = 'inkstone-bundle';
/** Bytes after which what has arrived is written down. */
const PIECE = 2 ** 20;

/** A ZIP that is under way in this tab. Its bytes are in a cache until it is saved, so a reload does not begin it again. */
export interface Unfinished {
  url: string;
  papers: readonly BundledPaper[];
  leftOut: readonly string[];
  version?: string | undefined;
}

const unfinished = storedJson<Unfinished>(
  'sessionStorage',
  'unfinishedBundle',
  ({ url, papers, leftOut, version }) =>
    typeof url === 'string' && Array.isArray(papers) && Array.isArray(leftOut)
      ? {
          url,
          papers: papers as BundledPaper[],
          leftOut: leftOut as string[],
          version: typeof version === 'string' ? version : undefined,
        }
      : undefined,
);

function pieceKey(number: number): string {
  return `/unfinished-bundle/${String(number)}`;
}

/** How many parts are written down, and their bytes. */
let written = { pieces: 0, parts: 0, bytes: 0 };
let writing: Promise<unknown> = Promise.resolve();

export function beginUnfinished(bundle: Unfinished): void {
  dropUnfinished();
  unfinished.write(bundle);
}

export function dropUnfinished(): void {
  unfinished.write(undefined);
  written = { pieces: 0, parts: 0, bytes: 0 };
  if ('caches' in globalThis) writing = writing.then(() => caches.delete(CACHE));
}

/** Writes down what has arrived since the last piece; the server may have begun anew. */
export function writePiece({ parts, received, version }: PartialDownload): void {
  const bundle = unfinished.read();
  if (bundle === undefined || !('caches' in globalThis)) return;
  if (received < written.bytes) beginUnfinished(bundle);
  if (received - written.bytes < PIECE) return;
  unfinished.write({ ...bundle, version });
  const bytes = new Uint8Array(received - written.bytes);
  let at = 0;
  for (const part of parts.slice(written.parts)) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  const piece = new Response(bytes);
  const key = pieceKey(written.pieces);
  written = { pieces: written.pieces + 1, parts: parts.length, bytes: received };
  writing = writing
    .then(async () => (await caches.open(CACHE)).put(key, piece))
    // A device without room begins anew.
    .catch(() => undefined);
}

/** The ZIP that was under way before a reload, as far as it has come. */
export async function readUnfinished(): Promise<(Unfinished & { partial: PartialDownload }) | undefined> {
  const bundle = unfinished.read();
  if (bundle === undefined || !('caches' in globalThis)) return undefined;
  const partial: PartialDownload = { parts: [], received: 0, version: bundle.version };
  for (let number = 0; ; number += 1) {
    const piece = await caches.match(pieceKey(number), { cacheName: CACHE });
    if (piece === undefined) break;
    const bytes = new Uint8Array(await piece.arrayBuffer());
    partial.parts.push(bytes);
    partial.received += bytes.byteLength;
  }
  written = { pieces: partial.parts.length, parts: partial.parts.length, bytes: partial.received };
  return { ...bundle, partial };
}
