import { failureOf, readRefusal } from './answers.js';
import { ApiError } from './errors.js';
import type { DownloadedFile, DownloadOptions, DownloadProgress } from './files.js';
import { fileName } from './rules/files.js';
import { progressPercent } from './rules/progress.js';

function progressOf(received: number, total: number | undefined): DownloadProgress {
  return total === undefined ? { received } : { received, total, percent: progressPercent(received, total) };
}

/** The length in bytes, unless a content encoding makes it the length of something else. */
function lengthOf(response: Response): number | undefined {
  const text = response.headers.get('content-length');
  if (text === null || response.headers.get('content-encoding') !== null) return undefined;
  const length = Number(text);
  return Number.isSafeInteger(length) && length > 0 ? length : undefined;
}

async function readBody(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const total = lengthOf(response);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  onProgress?.(progressOf(0, total));
  if (response.body !== null) {
    const reader = response.body.getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      parts.push(step.value);
      received += step.value.byteLength;
      onProgress?.(progressOf(received, total));
    }
  }
  return new Blob(parts, { type });
}

function decodeExtended(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The name that the server gives the file (RFC 6266: the extended form carries Chinese, the plain one is for old
 * clients), else the last part of its address. A file host of another origin must expose the header.
 */
function nameOf(response: Response, url: string): string {
  const header = response.headers.get('content-disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
  const plain = /filename="([^"\\]+)"/i.exec(header)?.[1];
  // Only the last part: a name must not choose the folder it is saved in.
  return (decodeExtended(extended) ?? plain ?? '').replace(/^.*[/\\]/s, '') || fileName(url);
}

/**
 * Fetches one file whole. No token goes along: signed links carry their own right, and a token must
 * not reach a file host.
 */
export async function download(
  url: string,
  { onProgress, signal }: DownloadOptions,
  { fetch, timeout }: { fetch: typeof globalThis.fetch; timeout: number },
): Promise<DownloadedFile> {
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
    // No file is JSON: a host that answers refusals with status 200, as the API does, must not have them saved.
    const json = /^application\/json\b/.test(response.headers.get('content-type') ?? '');
    if (!response.ok || json) throw readRefusal({ status: response.status, text: await response.text() });
    const blob = await readBody(response, onProgress);
    if (blob.size === 0) throw new ApiError({ kind: 'malformed', status: response.status });
    return { blob, name: nameOf(response, url) };
  } catch (error) {
    throw failureOf(error, { signal, limit });
  }
}
