import type { QueryClient } from '@tanstack/query-core';

import { bookKey } from '../books/keys.js';
import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import { countDownload } from '../papers/downloads.js';
import { splitFiles } from '../rules/files.js';
import type { MyDownload } from '../types.js';
import { myDownloadsKey } from './keys.js';

/** Deletes a record of 我的下载; ask the user for confirmation before (Spec B 8). Show `msg`. */
export function deleteMyDownloadMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user/download_del'],
    mutationFn: (id: number) => client.post('/api/user/download_del', { id }),
    // Also after a refusal: the record may have been deleted elsewhere and still be in the cached list.
    onSettled: (_answer, _error, _id, _before, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: myDownloadsKey });
    },
  });
}

function updateDownloadCount(queryClient: QueryClient, download: MyDownload): void {
  if (download.type === 1) countDownload(queryClient, download.content_id);
  else void queryClient.invalidateQueries({ queryKey: bookKey(download.book_id) });
}

/**
 * The signed, short-lived URLs of the files of a record, for client.downloadFile. The server counts another download,
 * so the counts are updated.
 */
export function getMyDownloadFilesMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user/download_url'],
    mutationFn: async ({ id }: MyDownload) =>
      splitFiles((await client.post('/api/user/download_url', { id })).data.url),
    onSuccess: (_urls, download, _before, { client: queryClient }) => {
      // Not awaited: the download does not need the new count.
      updateDownloadCount(queryClient, download);
    },
    onError: (_error, _download, _before, { client: queryClient }) => {
      // The content may have been withdrawn; then the list does not contain it any more.
      void queryClient.invalidateQueries({ queryKey: myDownloadsKey });
    },
  });
}
