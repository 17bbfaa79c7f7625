import { previewFiles, type PreviewFile } from '@inkstone/api/rules';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { changeKept, removeKept } from '../../lib/kept/kept-papers.js';
import type { Detail } from '../detail/use-detail.js';
import { readKeptAgain, useKeptPapers } from './use-kept-papers.js';

export interface KeptHere {
  /** The whole paper on this device, which is read instead of what visitors see. */
  files: readonly PreviewFile[] | undefined;
  /** The publisher has withdrawn it; it is removed when its page is left. */
  isWithdrawn: boolean;
}

/**
 * What of the paper of a page is kept.
 *
 * @param queryKey of the paper, which gets the kept one where the server has none any more
 */
export function useKeptPaper(id: number, queryKey: QueryKey, detail: Detail<unknown>): KeptHere {
  const queryClient = useQueryClient();
  const record = useKeptPapers()?.find((kept) => kept.id === id);
  const isKept = record !== undefined;
  const isGone = isKept && detail.state === 'missing';
  const isWithdrawn = record?.isWithdrawn === true;

  useEffect(() => {
    if (isKept) void changeKept(id, { seenAt: Date.now() });
  }, [id, isKept]);

  const showKept = useEffectEvent(async () => {
    queryClient.setQueryData(queryKey, record?.paper);
    await changeKept(id, { isWithdrawn: true });
    await readKeptAgain(queryClient);
  });
  useEffect(() => {
    if (isGone) void showKept();
  }, [isGone]);

  useEffect(() => {
    if (!isWithdrawn) return undefined;
    return () => void removeKept([id]);
  }, [id, isWithdrawn]);

  // Only the worker answers what is kept.
  const isServed =
    record?.isWhole === true && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return { files: isServed ? previewFiles(record.preview) : undefined, isWithdrawn };
}
