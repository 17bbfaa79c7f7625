import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import { myDownloadsKey } from '../personal/keys.js';
import { splitFiles } from '../rules/files.js';
import { countDownload } from './downloads.js';

/**
 * The signed, short-lived URLs of the files of a paper, for client.downloadFile. A visitor gets -1. The server counts
 * the download and records it, so the count is updated and 我的下载 is refetched.
 */
export function getPaperFilesMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/exam/file'],
    mutationFn: async (paperId: number) =>
      splitFiles((await client.post('/api/exam/file', { id: paperId })).data.url),
    onSuccess: (_urls, paperId, _before, { client: queryClient }) => {
      // Not awaited: the download does not need the new count.
      countDownload(queryClient, paperId);
      void queryClient.invalidateQueries({ queryKey: myDownloadsKey });
    },
  });
}
