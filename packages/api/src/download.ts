import { limitTime } from './abort.js';
import { failureOf, readRefusal } from './answers.js';
import { ApiError } from './errors.js';
import type { DownloadedFile, DownloadOptions, DownloadProgress, PartialDownload } from './files.js';
import { prepare, rangeHeaders } from './resume.js';
import { fileName } from './rules/files.js';
import { progressPercent } from './rules/progress.js';

function progressOf(received: number, total: number | undefined): DownloadProgress {
  return total === undefined ? { received } : { received, total, percent: progressPercent(received, total) };
}

/** The length of the file in bytes. Under a content encoding, the header holds the encoded length, which is useless. */
function lengthOf(response: Response): number | undefined {
  const text = response.headers.get('content-length');
  if (text === null || response.headers.get('content-encoding') !== null) return undefined;
  const length = Number(text);
  return Number.isSafeInteger(length) && length > 0 ? length : undefined;
}

/** Adds the body to what has arrived already. */
async function readBody(
  response: Response,
  partial: PartialDownload,
  onProgress: DownloadOptions['onProgress'],
): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const rest = lengthOf(response);
  const total = rest === undefined ? undefined : partial.received + rest;
  onProgress?.(progressOf(partial.received, total));
  if (response.body !== null) {
    const reader = response.body.getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      partial.parts.push(step.value);
      partial.received += step.value.byteLength;
      onProgress?.(progressOf(partial.received, total));
    }
  }
  return new Blob(partial.parts, { type });
}

function decodeExtended(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The name that the server gives the file, otherwise the last part of its URL. Of the two forms in RFC 6266, the
 * extended one can carry Chinese. A file host on another origin must expose the header to scripts.
 */
function nameOf(response: Response, url: string): string {
  const header = response.headers.get('content-disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
  const plain = /filename="([^"\\]+)"/i.exec(header)?.[1];
  // Only the last part: a name must not choose the folder that the file is saved in.
  return (decodeExtended(extended) ?? plain ?? '').replace(/^.*[/\\]/s, '') || fileName(url);
}

/**
 * Downloads one whole file, or the rest of it. No token is sent: signed links need none, and a token must not reach a
 * foreign file host.
 */
export async function download(
  url: string,
  { onProgress, signal, partial = { parts: [], received: 0 } }: DownloadOptions,
  { fetch, timeout }: { fetch: typeof globalThis.fetch; timeout: number },
): Promise<DownloadedFile> {
  const { signal: either, limit, end } = limitTime(timeout, signal);
  try {
    const response = await fetch(url, { signal: either, headers: rangeHeaders(partial) });
    // No file of the API is JSON. A refusal with status 200 must not be saved as the file.
    const json = /^application\/json\b/.test(response.headers.get('content-type') ?? '');
    if (!response.ok || json) throw readRefusal({ status: response.status, text: await response.text() });
    prepare(partial, response);
    const blob = await readBody(response, partial, onProgress);
    if (blob.size === 0) throw new ApiError({ kind: 'malformed', status: response.status });
    return { blob, name: nameOf(response, url) };
  } catch (error) {
    throw failureOf(error, { signal, limit });
  } finally {
    end();
  }
}
