import type { QueryClient } from '@tanstack/query-core';

import { bookKey } from '../books/keys.js';
import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import { countDownload } from '../papers/downloads.js';
import { splitFiles } from '../rules/files.js';
import type { MyDownload } from '../types.js';
import { myDownloadsKey } from './keys.js';

/** Removes a record of 我的下载, after the person was asked (Spec B 8); the answer's `msg` is to be shown. */
export function deleteMyDownloadMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user/download_del'],
    mutationFn: (id: number) => client.post('/api/user/download_del', { id }),
    // Also when it is refused: a record that is gone already still stands in the list.
    onSettled: (_answer, _error, _id, _before, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: myDownloadsKey });
    },
  });
}

/** The number of downloads, wherever it is shown. */
function countAgain(queryClient: QueryClient, download: MyDownload): void {
  if (download.type === 1) countDownload(queryClient, download.content_id);
  else void queryClient.invalidateQueries({ queryKey: bookKey(download.book_id) });
}

/**
 * The signed, short-lived addresses of a record's files, for client.downloadFile. The server counts the download
 * again, so what shows the count follows.
 */
export function getMyDownloadFilesMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user/download_url'],
    mutationFn: async ({ id }: MyDownload) =>
      splitFiles((await client.post('/api/user/download_url', { id })).data.url),
    onSuccess: (_urls, download, _before, { client: queryClient }) => {
      // Not awaited: the files need not wait for the new count.
      countAgain(queryClient, download);
    },
    onError: (_error, _download, _before, { client: queryClient }) => {
      // What was taken off meanwhile is not listed any more.
      void queryClient.invalidateQueries({ queryKey: myDownloadsKey });
    },
  });
}
