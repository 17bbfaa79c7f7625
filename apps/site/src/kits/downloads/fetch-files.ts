import { isApiError, type ApiClient, type DownloadedFile, type PartialDownload } from '@inkstone/api';
import { overallPercent } from '@inkstone/api/rules';

import { saveFile } from './save-file.js';

/** Waits before the tries after a lost connection, in ms; each try that receives something starts over. */
const WAITS_MS = [1000, 2000, 4000];
/** How long addresses are used, in ms: a little less than the ten minutes for which they are signed. */
const ADDRESS_MS = 9 * 60_000;

/** Files that are fetched one after the other, and how far that has come. It outlives a failed download. */
export interface FetchJob {
  urls: readonly string[];
  /** When the addresses were given, in ms. */
  since: number;
  partials: PartialDownload[];
  saved: number;
}

export function newJob(urls: readonly string[], former?: FetchJob): FetchJob {
  const partials = urls.map((_, index) => former?.partials[index] ?? { parts: [], received: 0 });
  return { urls, since: Date.now(), partials, saved: former?.saved ?? 0 };
}

export function isFresh({ since }: FetchJob): boolean {
  return Date.now() - since < ADDRESS_MS;
}

interface Run {
  signal: AbortSignal;
  /** Whole percent over all files; `null` while a file's length is not known. */
  onPercent: (percent: number | null) => void;
  /** Takes a file that has come; by default the browser saves it. */
  take?: (file: DownloadedFile, url: string) => void;
}

/** Fetches the files of a job that are not taken yet; continues a file after a lost connection. */
export async function fetchFiles(
  client: ApiClient,
  job: FetchJob,
  { signal, onPercent, take = ({ blob, name }) => saveFile(blob, name) }: Run,
): Promise<void> {
  const percents = job.urls.map((_, index): number => (index < job.saved ? 100 : 0));
  for (const [index, url] of job.urls.entries()) {
    if (index < job.saved) continue;
    const partial = job.partials[index] ?? { parts: [], received: 0 };
    const file = await fetchOne(client, url, partial, signal, (percent) => {
      percents[index] = percent ?? 0;
      onPercent(percent === undefined ? null : overallPercent(percents));
    });
    percents[index] = 100;
    take(file, url);
    job.saved = index + 1;
    job.partials[index] = { parts: [], received: 0 };
  }
}

async function fetchOne(
  client: ApiClient,
  url: string,
  partial: PartialDownload,
  signal: AbortSignal,
  onPercent: (percent: number | undefined) => void,
): Promise<DownloadedFile> {
  for (let tries = 0; ; tries += 1) {
    const before = partial.received;
    try {
      return await client.downloadFile(url, {
        signal,
        partial,
        onProgress: ({ percent }) => onPercent(percent),
      });
    } catch (error) {
      if (partial.received > before) tries = 0;
      const wait = WAITS_MS[tries];
      if (wait === undefined || !isApiError(error) || error.kind !== 'network') throw error;
      await pause(wait, signal);
    }
  }
}

/** Ends early when the download is cancelled. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
