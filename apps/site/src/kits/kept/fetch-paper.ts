import type { ApiClient } from '@inkstone/api';
import type { PreviewFile } from '@inkstone/api/rules';
import type { Paper } from '@inkstone/api/types';

import { fetchFiles, isFresh, newJob, type FetchJob } from '../downloads/fetch-files.js';
import { fileKey, findKept } from '../../lib/kept/kept-cache.js';
import { keep, type KeptFile } from '../../lib/kept/kept-papers.js';

/** A paper that is being kept; after a lost connection it is continued. */
export interface KeepJob {
  fetch: FetchJob;
  files: KeptFile[];
}

export interface Wanted {
  paper: Paper;
  preview: readonly PreviewFile[];
  /** The whole files; counts as a download. */
  getFiles: (id: number) => Promise<readonly string[]>;
  /** Who is logged in. `undefined` for a visitor, who keeps what the preview shows. */
  owner: number | undefined;
}

export async function beginJob(
  { paper, preview, getFiles, owner }: Wanted,
  former?: KeepJob,
): Promise<KeepJob> {
  if (former !== undefined && isFresh(former.fetch)) return former;
  const urls = owner === undefined ? preview.map(({ url }) => url) : await getFiles(paper.id);
  return { fetch: newJob(urls, former?.fetch), files: former?.files ?? [] };
}

export async function fetchJob(
  client: ApiClient,
  job: KeepJob,
  run: { signal: AbortSignal; onPercent: (percent: number | null) => void },
): Promise<void> {
  await fetchFiles(client, job.fetch, {
    ...run,
    take: ({ blob }, url) => job.files.push({ url: client.fileUrl(url), blob }),
  });
}

export function bytesOf({ files }: KeepJob): number {
  return files.reduce((sum, { blob }) => sum + blob.size, 0);
}

/**
 * @throws where the browser has no room
 */
export async function keepFiles({ paper, preview, owner }: Wanted, job: KeepJob): Promise<void> {
  const now = Date.now();
  const former = await findKept(paper.id);
  const { files } = job;
  const counted = preview.some(({ pageCount }) => pageCount !== undefined);
  await keep(
    {
      id: paper.id,
      paper,
      preview: {
        url: files.map(({ url }) => fileKey(url)).join(','),
        // Where the backend does not say it, the page cuts what visitors see.
        ...(counted && { page_counts: preview.map(({ pageCount }) => pageCount ?? 0) }),
      },
      isWhole: owner !== undefined,
      owner,
      page: former?.page,
      bytes: bytesOf(job),
      keptAt: former?.keptAt ?? now,
      seenAt: now,
      isWithdrawn: false,
    },
    files,
  );
}
