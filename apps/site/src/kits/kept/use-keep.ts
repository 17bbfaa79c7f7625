import { isApiError } from '@inkstone/api';
import { getPaperFilesMutation } from '@inkstone/api/papers';
import { useApi, useSession } from '@inkstone/api/react';
import type { PreviewFile } from '@inkstone/api/rules';
import type { Paper } from '@inkstone/api/types';
import { isInWeChat } from '@inkstone/ui/patterns/BrowserHint';
import type { Keeping } from '@inkstone/ui/patterns/KeepButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { ownerOf, removeKept } from '../../lib/kept/kept-papers.js';
import { needWorker } from './need-worker.js';
import { beginJob, bytesOf, fetchJob, keepFiles, type KeepJob, type Wanted } from './fetch-paper.js';
import { keptPages, readKeptAgain, useKeptPapers } from './use-kept-papers.js';
import { useRoom } from './use-room.js';

const NO_WORKER = '这个浏览器存不住试卷，请换一个浏览器，或者直接下载';
const NO_ROOM = '这台设备没有地方了，请先移走几份，或者清理设备';
const LOST = '网络断开了，再试一次会接着存';

/** Why papers could not be kept. */
export function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return NO_ROOM;
  if (error instanceof TypeError) return LOST;
  if (!isApiError(error)) return NO_WORKER;
  return error.kind === 'network' || error.kind === 'timeout' ? LOST : error.msg;
}

/** Keeps one paper on this device. */
export function useKeep(paper: Paper, preview: readonly PreviewFile[] | undefined, size: number | undefined) {
  const client = useApi();
  const queryClient = useQueryClient();
  const owner = ownerOf(useSession());
  const { mutateAsync: getFiles } = useMutation(getPaperFilesMutation(client));
  const kept = useKeptPapers()?.find(({ id }) => id === paper.id);
  const [under, setUnder] = useState<Exclude<Keeping, { state: 'kept' }>>();
  const question = useRoom(start);
  const running = useRef<AbortController>(undefined);
  const broken = useRef<KeepJob>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function run(wanted: Wanted, signal: AbortSignal): Promise<void> {
    await needWorker();
    if (!(await question.fits(size ?? 0, [paper.id]))) return;
    const job = await beginJob(wanted, broken.current);
    broken.current = job;
    await fetchJob(client, job, { signal, onPercent: (percent) => setUnder({ state: 'running', percent }) });
    // The size was not known, or was that of another version.
    if (!(await question.fits(bytesOf(job), [paper.id]))) return;
    await keepFiles(wanted, job);
    broken.current = undefined;
    await readKeptAgain(queryClient);
  }

  function start() {
    if (isInWeChat()) {
      void import('../downloads/browser-hint.js').then(({ showBrowserHint }) => showBrowserHint('keep'));
      return;
    }
    if (preview === undefined || running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setUnder({ state: 'running', percent: null });
    run({ paper, preview, getFiles, owner }, controller.signal)
      .then(
        () => setUnder(undefined),
        (error: unknown) =>
          setUnder(controller.signal.aborted ? undefined : { state: 'failed', message: reasonOf(error) }),
      )
      .finally(() => {
        running.current = undefined;
      });
  }

  async function remove(ids: readonly number[]): Promise<void> {
    await removeKept(ids);
    await readKeptAgain(queryClient);
  }

  const keeping: Keeping | undefined = under ?? (kept && { state: 'kept', pages: keptPages(kept) });
  return {
    keeping,
    start,
    cancel: () => running.current?.abort(),
    /** Undefined where the whole is kept already, or may not be. */
    complete: kept !== undefined && !kept.isWhole && owner !== undefined ? start : undefined,
    remove,
    question,
  };
}
