import { previewFiles, type PreviewFile } from '@inkstone/api/rules';
import { useSession } from '@inkstone/api/react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { KeptPaper } from '../../lib/kept/kept-cache.js';
import { changeKept, removeKept } from '../../lib/kept/kept-papers.js';
import { mayRead, readKeptAgain, useKeptPapers } from './use-kept-papers.js';

export interface KeptHere {
  /** The whole paper on this device, which is read instead of what visitors see. */
  files: readonly PreviewFile[] | undefined;
  /** The page that was read last, from 1. */
  page: number | undefined;
  onPage: (page: number) => void;
  /** The publisher has withdrawn it; it is removed when its page is left. */
  isWithdrawn: boolean;
}

/** Only the worker answers what is kept. */
function isServed(record: KeptPaper, loggedIn: boolean): boolean {
  return (
    record.isWhole &&
    mayRead(record, loggedIn) &&
    'serviceWorker' in navigator &&
    navigator.serviceWorker.controller !== null
  );
}

/**
 * What of the paper of a page is kept.
 *
 * @param queryKey of the paper, which gets the kept one where the server has none any more
 * @param isGone the server has none any more
 */
export function useKeptPaper(id: number, queryKey: QueryKey, isGone: boolean): KeptHere {
  const queryClient = useQueryClient();
  const loggedIn = useSession() !== null;
  const record = useKeptPapers()?.find((kept) => kept.id === id);
  const isKeptAndGone = record !== undefined && isGone;
  const isWithdrawn = record?.isWithdrawn === true;

  const showKept = useEffectEvent(async () => {
    queryClient.setQueryData(queryKey, record?.paper);
    await changeKept(id, { isWithdrawn: true });
    await readKeptAgain(queryClient);
  });
  useEffect(() => {
    if (isKeptAndGone) void showKept();
  }, [isKeptAndGone]);

  useEffect(() => {
    if (!isWithdrawn) return undefined;
    return () => void removeKept([id]);
  }, [id, isWithdrawn]);

  return {
    files: record !== undefined && isServed(record, loggedIn) ? previewFiles(record.preview) : undefined,
    page: record?.page,
    onPage: (page) => {
      // The first page is told before it is known whether the paper is kept.
      if ('caches' in window) void changeKept(id, { page, seenAt: Date.now() });
    },
    isWithdrawn,
  };
}
