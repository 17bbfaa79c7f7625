import { isApiError } from '@inkstone/api';
import { useApi } from '@inkstone/api/react';
import { isInWeChat } from '@inkstone/ui/patterns/BrowserHint';
import type { Transfer } from '@inkstone/ui/patterns/ResourceTabs';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useIntent } from '../login/use-intent.js';
import { useRequireLogin } from '../login/use-require-login.js';
import { fetchFiles, isFresh, newJob, type FetchJob } from './fetch-files.js';

export interface Downloads {
  /** By id; an item that is missing has not been asked for. */
  transfers: Record<number, Transfer>;
  start: (id: number) => void;
  cancel: (id: number) => void;
}

export interface DownloadSource {
  /** The ids that can be downloaded; `undefined` until they are known. */
  ids: readonly number[] | undefined;
  /** Fetches the addresses of an item's files, one or several. */
  getUrls: (id: number) => Promise<readonly string[]>;
}

/**
 * The downloads of a page. A visitor's starts on return from the login; one that failed continues where it stopped. In
 * WeChat a dialog shows how to open the page in the phone's browser instead.
 */
export function useDownloads({ ids, getUrls }: DownloadSource): Downloads {
  const client = useApi();
  const requireLogin = useRequireLogin();
  const [transfers, setTransfers] = useState<Record<number, Transfer>>({});
  const running = useRef(new Map<number, AbortController>());
  /** The downloads that lost their connection. */
  const broken = useRef(new Map<number, FetchJob>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const show = useCallback(
    (id: number, transfer: Transfer | undefined) =>
      setTransfers(({ [id]: _former, ...others }) =>
        transfer === undefined ? others : { ...others, [id]: transfer },
      ),
    [],
  );

  async function run(id: number, controller: AbortController): Promise<void> {
    const { signal } = controller;
    const former = broken.current.get(id);
    broken.current.delete(id);
    let job: FetchJob | undefined;
    try {
      job = former !== undefined && isFresh(former) ? former : newJob(await getUrls(id), former);
      await fetchFiles(client, job, {
        signal,
        onPercent: (percent) => {
          if (!signal.aborted) show(id, { state: 'running', percent });
        },
      });
      show(id, { state: 'done' });
    } catch (error) {
      const lost = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
      if (lost && job !== undefined) broken.current.set(id, job);
      // After a cancel or a logout the row is as before: the person knows, or is told elsewhere.
      const silent = signal.aborted || (isApiError(error) && error.kind === 'unauthenticated');
      show(
        id,
        silent ? undefined : { state: 'failed', message: isApiError(error) ? error.msg : '下载失败，请重试' },
      );
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id);
    }
  }

  function start(id: number) {
    if (isInWeChat()) {
      // Before the login: in the phone's browser nobody is logged in yet.
      void import('./browser-hint.js').then(({ showBrowserHint }) => showBrowserHint());
      return;
    }
    if (running.current.has(id) || !requireLogin({ kind: 'download', id })) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    show(id, { state: 'running', percent: null });
    void run(id, controller);
  }

  useIntent('download', ids !== undefined, (id) => {
    if (ids?.includes(id) === true) start(id);
  });

  return {
    transfers,
    start,
    cancel: (id) => running.current.get(id)?.abort(),
  };
}
