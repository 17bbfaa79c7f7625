import { getPaperFilesMutation, getPaperPreviewQuery, getPaperQuery } from '@inkstone/api/papers';
import { useApi, useSession } from '@inkstone/api/react';
import { useToast } from '@inkstone/ui/components/Toast';
import { isInWeChat } from '@inkstone/ui/patterns/BrowserHint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { quietly } from '../../../../lib/quietly.js';
import { ownerOf } from '../../../../lib/kept/kept-papers.js';
import { beginJob, fetchJob, keepFiles } from '../../../../kits/kept/fetch-paper.js';
import { needWorker } from '../../../../kits/kept/need-worker.js';
import { reasonOf } from '../../../../kits/kept/use-keep.js';
import { readKeptAgain } from '../../../../kits/kept/use-kept-papers.js';
import { useRoom } from '../../../../kits/kept/use-room.js';

interface Chosen {
  id: number;
  title: string;
}

/**
 * Keeps chosen papers on this device, one after the other. One that cannot be fetched is named, and the others are kept.
 *
 * @param bytes of all of them, as far as it is known
 */
export function useKeepSeveral(papers: readonly Chosen[], bytes: number) {
  const client = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  const owner = ownerOf(useSession());
  const { mutateAsync: getFiles } = useMutation(getPaperFilesMutation(client));
  /** The number of the paper that is being kept. */
  const [number, setNumber] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const question = useRoom(start);
  useEffect(() => () => running.current?.abort(), []);

  async function keepOne(id: number, signal: AbortSignal): Promise<void> {
    const [paper, preview] = await Promise.all([
      queryClient.query(quietly(getPaperQuery(client, id))),
      queryClient.query(quietly(getPaperPreviewQuery(client, id))),
    ]);
    const wanted = { paper, preview, getFiles, owner };
    const job = await beginJob(wanted);
    await fetchJob(client, job, { signal, onPercent: () => undefined });
    await keepFiles(wanted, job);
  }

  async function run(signal: AbortSignal): Promise<void> {
    const ids = papers.map(({ id }) => id);
    await needWorker();
    if (!(await question.fits(bytes, ids))) return;
    const failed: string[] = [];
    for (const [index, { id, title }] of papers.entries()) {
      setNumber(index + 1);
      try {
        await keepOne(id, signal);
      } catch (error) {
        if (signal.aborted) return;
        failed.push(`《${title}》没有存下：${reasonOf(error)}`);
      }
    }
    await readKeptAgain(queryClient);
    if (failed.length < papers.length)
      toast.success(`已存 ${String(papers.length - failed.length)} 份到本机`);
    for (const words of failed) toast.error(words);
  }

  function start() {
    if (isInWeChat()) {
      void import('../../../../kits/downloads/browser-hint.js').then(({ showBrowserHint }) =>
        showBrowserHint('keep'),
      );
      return;
    }
    if (papers.length === 0 || running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    run(controller.signal)
      .catch((error: unknown) => toast.error(reasonOf(error)))
      .finally(() => {
        running.current = undefined;
        setNumber(undefined);
      });
  }

  return { number, start, question };
}
