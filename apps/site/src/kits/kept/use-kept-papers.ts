import { useSession } from '@inkstone/api/react';
import { dashDate, previewFiles, previewPages } from '@inkstone/api/rules';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { paths } from '../../lib/config/paths.js';
import { useHydrated } from '../../lib/hooks/use-hydrated.js';
import { listKept, ownerOf } from '../../lib/kept/kept-papers.js';
import { KEPT_LIMITS, keptLimit } from '../../lib/kept/kept-limit.js';
import type { KeptPaper } from '../../lib/kept/kept-cache.js';

const MB = 2 ** 20;

/** The list of kept papers, beside the other downloads; it needs no login. */
export const KEPT_TYPE = 3;
export const KEPT_HREF = paths.myDownloads.href({ type: KEPT_TYPE });

const queryKey = ['kept papers'] as const;
const NONE: readonly KeptPaper[] = [];

/** Papers on this device, seen last first; `undefined` while they are read. A browser without a cache keeps none. */
export function useKeptPapers(): readonly KeptPaper[] | undefined {
  const hydrated = useHydrated();
  const owner = ownerOf(useSession());
  // Without a secure connection there is no cache.
  const enabled = hydrated && 'caches' in window;
  const { data, isError } = useQuery({
    queryKey: [...queryKey, owner],
    queryFn: () => listKept(owner),
    enabled,
    // A page that was read since is written on the device, and not into this answer.
    staleTime: 0,
    meta: { quiet: true },
  });
  return isError || (hydrated && !enabled) ? NONE : data;
}

/** Called after a change of what is kept. */
export async function readKeptAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey });
}

/** Bytes that may be kept. */
export function limitInBytes(text = keptLimit.read() ?? '200'): number {
  return Number(text) * MB;
}

/** The next larger limit in which so many bytes have room. */
export function largerLimit(needed: number): (typeof KEPT_LIMITS)[number] | undefined {
  return KEPT_LIMITS.find((limit) => limitInBytes(limit) > limitInBytes() && limitInBytes(limit) >= needed);
}

export function usedBytes(papers: readonly KeptPaper[]): number {
  return papers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * With a network the whole is for whoever is logged in: a session may have ended without a logout, on a device that others
 * use. Without one nobody can log in.
 */
export function mayRead({ isWhole }: KeptPaper, loggedIn: boolean): boolean {
  return !isWhole || loggedIn || !navigator.onLine;
}

/** A time in ms as 11/24. */
export function keptDay(time: number): string {
  return dashDate(time / 1000)
    .slice(5)
    .replace('-', '/');
}

/** Pages that a visitor has kept: those that the preview shows. */
export function keptPages({ isWhole, preview }: KeptPaper): number | undefined {
  const [first] = previewFiles(preview);
  return isWhole || first?.pageCount === undefined ? undefined : previewPages(first.pageCount);
}
