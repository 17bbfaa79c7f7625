import type { PartialDownload } from './files.js';

const PARTIAL_CONTENT = 206;

/** The version of a file, by which a server knows whether the rest of it still fits. A weak ETag may not be used. */
function versionOf(response: Response): string | undefined {
  const etag = response.headers.get('etag');
  if (etag !== null && !etag.startsWith('W/')) return etag;
  return response.headers.get('last-modified') ?? undefined;
}

/** The headers that ask for the rest of a file, or for the whole of a newer one (RFC 9110, 13.1.5). */
export function rangeHeaders({ parts, received, version }: PartialDownload): Record<string, string> {
  if (parts.length === 0 || version === undefined) return {};
  return { range: `bytes=${String(received)}-`, 'if-range': version };
}

/** Keeps what was received where the response continues it, and forgets it where the file comes anew. */
export function prepare(partial: PartialDownload, response: Response): void {
  const start = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (response.status === PARTIAL_CONTENT && Number(start) === partial.received) return;
  partial.parts.length = 0;
  partial.received = 0;
  partial.version = versionOf(response);
}
