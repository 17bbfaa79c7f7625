import { isApiError, type ApiClient } from '@inkstone/api';
import type { PaperBundle } from '@inkstone/api/types';
import type { Bundle } from '@inkstone/ui/patterns/BundleProgress';

import { fetchFiles, newJob, type FetchJob } from '../../../../kits/downloads/fetch-files.js';
import { beginUnfinished, dropUnfinished, readUnfinished, writePiece } from './unfinished.js';

interface Source {
  client: ApiClient;
  /** One ZIP of papers. */
  getBundle: (ids: readonly number[]) => Promise<PaperBundle>;
  /** The files of one paper, for a backend that packs none. */
  getFiles: (id: number) => Promise<readonly string[]>;
}

interface Chosen {
  id: number;
  title: string;
}

/** A download of several papers. It goes on when its page is left, so it is not a state of a component. */
let current: Bundle | undefined;
let job: FetchJob | undefined;
let running: AbortController | undefined;
const listeners = new Set<() => void>();

function show(next: Bundle | undefined): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

export const bundle = {
  read: (): Bundle | undefined => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  start: (source: Source, chosen: readonly Chosen[]): void => {
    if (running !== undefined) return;
    job = undefined;
    show({ state: 'asking', papers: [], leftOut: [], received: 0 });
    void run(source, chosen);
  },
  /** After a reload: what was under way waits to be continued. */
  recover: async (): Promise<void> => {
    if (current !== undefined || running !== undefined) return;
    const left = await readUnfinished();
    // It may have begun meanwhile.
    if (left === undefined || bundle.read() !== undefined) return;
    const { url, papers, leftOut, partial } = left;
    job = newJob([url], { urls: [], since: 0, partials: [partial], saved: 0 });
    show({ state: 'broken', papers, leftOut, received: partial.received });
  },
  /** Continues where the connection was lost: the link works for an hour. */
  resume: ({ client }: Pick<Source, 'client'>): void => {
    if (job !== undefined && current !== undefined) void fetchZip(client, job, current);
  },
  /** Stops it, or forgets what has ended. */
  close: (): void => {
    running?.abort();
    running = undefined;
    job = undefined;
    dropUnfinished();
    show(undefined);
  },
};

async function run(source: Source, chosen: readonly Chosen[]): Promise<void> {
  try {
    const { url, papers, left_out } = await source.getBundle(chosen.map(({ id }) => id));
    const leftOut = left_out.map(
      ({ id, title }) => title || (chosen.find((paper) => paper.id === id)?.title ?? ''),
    );
    job = newJob([url]);
    beginUnfinished({ url, papers, leftOut });
    await fetchZip(source.client, job, { state: 'running', papers, leftOut, received: 0 });
  } catch (error) {
    if (isNotOffered(error)) await oneByOne(source, chosen);
    else fail(error);
  }
}

function isNotOffered(error: unknown): boolean {
  return isApiError(error) && error.kind === 'malformed' && [404, 405, 501].includes(error.status);
}

function fail(error: unknown): void {
  // The login opens instead.
  if (isApiError(error) && error.kind === 'unauthenticated') show(undefined);
  else if (current !== undefined)
    show({ ...current, state: 'failed', message: isApiError(error) ? error.msg : '下载失败，请重试' });
}

async function fetchZip(client: ApiClient, under: FetchJob, shown: Bundle): Promise<void> {
  const controller = new AbortController();
  running = controller;
  const total = shown.papers.reduce((sum, { size }) => sum + size, 0);
  let { received } = shown;
  const [begun, before] = [performance.now(), received];
  show({ ...shown, state: 'running' });
  try {
    await fetchFiles(client, under, {
      signal: controller.signal,
      onPercent: (percent) => {
        const [partial] = under.partials;
        if (partial !== undefined) writePiece(partial);
        received = ((percent ?? 0) / 100) * total;
        const perSecond = ((received - before) / (performance.now() - begun)) * 1000;
        const seconds = perSecond > 0 ? Math.ceil((total - received) / perSecond) : undefined;
        if (!controller.signal.aborted) show({ ...shown, state: 'running', received, seconds });
      },
    });
    dropUnfinished();
    show({ ...shown, state: 'done', received: total });
  } catch (error) {
    if (controller.signal.aborted) return;
    const lost = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
    if (lost) show({ ...shown, state: 'broken', received });
    else fail(error);
  } finally {
    if (running === controller) running = undefined;
  }
}

/** Each as a download of its own. What cannot be fetched is named, and the others come all the same. */
async function oneByOne({ client, getFiles }: Source, chosen: readonly Chosen[]): Promise<void> {
  const controller = new AbortController();
  running = controller;
  const { signal } = controller;
  // Without sizes every paper counts the same.
  const papers = chosen.map(({ id, title }) => ({ id, title, size: 1 }));
  const leftOut: string[] = [];
  for (const [index, { id, title }] of chosen.entries()) {
    if (signal.aborted) return;
    show({ state: 'running', papers, leftOut: [...leftOut], received: index });
    try {
      await fetchFiles(client, newJob(await getFiles(id)), { signal, onPercent: () => undefined });
    } catch {
      leftOut.push(title);
    }
  }
  running = undefined;
  if (!signal.aborted) {
    show({
      state: 'done',
      papers: papers.filter(({ title }) => !leftOut.includes(title)),
      leftOut,
      received: 0,
    });
  }
}
