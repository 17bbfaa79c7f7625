import { isApiError, type ApiClient } from '@inkstone/api';
import { useApi } from '@inkstone/api/react';
import { overallPercent } from '@inkstone/api/rules';
import type { Transfer } from '@inkstone/ui/patterns/ResourceTabs';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useIntent } from '../login/use-intent.js';
import { useRequireLogin } from '../login/use-require-login.js';
import { saveFile } from './save-file.js';

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

interface Run {
  urls: readonly string[];
  signal: AbortSignal;
  /** Whole percent over all files; `null` while a file's length is not known. */
  onPercent: (percent: number | null) => void;
}

async function fetchAndSave(client: ApiClient, { urls, signal, onPercent }: Run): Promise<void> {
  const percents = urls.map(() => 0);
  for (const [index, url] of urls.entries()) {
    const { blob, name } = await client.downloadFile(url, {
      signal,
      onProgress: ({ percent }) => {
        percents[index] = percent ?? 0;
        onPercent(percent === undefined ? null : overallPercent(percents));
      },
    });
    percents[index] = 100;
    saveFile(blob, name);
  }
}

/**
 * The downloads of a page with their progress. They need login: a visitor's download starts on return
 * from it. They end when the page is left.
 */
export function useDownloads({ ids, getUrls }: DownloadSource): Downloads {
  const client = useApi();
  const requireLogin = useRequireLogin();
  const [transfers, setTransfers] = useState<Record<number, Transfer>>({});
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const show = useCallback((id: number, transfer: Transfer | undefined) => {
    setTransfers(({ [id]: _former, ...others }) =>
      transfer === undefined ? others : { ...others, [id]: transfer },
    );
  }, []);

  async function run(id: number, controller: AbortController): Promise<void> {
    const { signal } = controller;
    try {
      const urls = await getUrls(id);
      await fetchAndSave(client, {
        urls,
        signal,
        onPercent: (percent) => {
          if (!signal.aborted) show(id, { state: 'running', percent });
        },
      });
      show(id, { state: 'done' });
    } catch (error) {
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
    cancel: (id) => {
      running.current.get(id)?.abort();
    },
  };
}
