import type { PartialDownload } from './files.js';

const PARTIAL_CONTENT = 206;

/** Identifies the version of a file, so that a server can refuse to continue another one. A weak ETag is not valid here. */
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

/** Keeps the received bytes if the response continues them, and drops them if the file starts again. */
export function prepare(partial: PartialDownload, response: Response): void {
  const start = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (response.status === PARTIAL_CONTENT && Number(start) === partial.received) return;
  partial.parts.length = 0;
  partial.received = 0;
  partial.version = versionOf(response);
}
