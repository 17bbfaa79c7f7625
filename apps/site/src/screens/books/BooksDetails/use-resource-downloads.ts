import { isApiError, type ApiClient } from '@inkstone/api';
import { getBookResourceFilesMutation } from '@inkstone/api/books';
import { useApi } from '@inkstone/api/react';
import { overallPercent } from '@inkstone/api/rules';
import type { BookResource } from '@inkstone/api/types';
import type { Transfer } from '@inkstone/ui/patterns/ResourceTabs';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { saveFile } from '../../../app/save-file.js';
import { useRequireLogin } from '../../../app/navigation/use-require-login.js';

type ResourceRef = Pick<BookResource, 'id' | 'book_id' | 'resource_id'>;

export interface ResourceDownloads {
  /** By the resource's id; a resource that is missing has not been asked for. */
  transfers: Record<number, Transfer>;
  start: (resource: ResourceRef) => void;
  cancel: (resourceId: number) => void;
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

/** Downloads of a book's resources, with their progress; they end when the page is left. */
export function useResourceDownloads(): ResourceDownloads {
  const client = useApi();
  const requireLogin = useRequireLogin();
  const { mutateAsync: getUrls } = useMutation(getBookResourceFilesMutation(client));
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

  async function run(resource: ResourceRef, controller: AbortController): Promise<void> {
    const { id } = resource;
    const { signal } = controller;
    try {
      const urls = await getUrls(resource);
      await fetchAndSave(client, {
        urls,
        signal,
        onPercent: (percent) => {
          if (!signal.aborted) show(id, { state: 'running', percent });
        },
      });
      show(id, { state: 'done' });
    } catch (error) {
      // Cancelled by the person, or logged out: the row is as before, and the reason is shown elsewhere.
      const silent = signal.aborted || (isApiError(error) && error.kind === 'unauthenticated');
      show(
        id,
        silent ? undefined : { state: 'failed', message: isApiError(error) ? error.msg : '下载失败，请重试' },
      );
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id);
    }
  }

  function start(resource: ResourceRef) {
    if (running.current.has(resource.id) || !requireLogin()) return;
    const controller = new AbortController();
    running.current.set(resource.id, controller);
    show(resource.id, { state: 'running', percent: null });
    void run(resource, controller);
  }

  function cancel(resourceId: number) {
    running.current.get(resourceId)?.abort();
  }

  return { transfers, start, cancel };
}
