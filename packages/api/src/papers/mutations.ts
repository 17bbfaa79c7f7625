import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import { myDownloadsKey } from '../personal/keys.js';
import { splitFiles } from '../rules/files.js';
import { countDownload } from './downloads.js';

/**
 * The signed, short-lived addresses of a paper's files, for client.downloadFile. Visitors get -1. The server
 * counts the download and keeps a record of it: the paper's detail is counted up, lists of papers and 我的下载 are
 * fetched anew.
 */
export function getPaperFilesMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/exam/file'],
    mutationFn: async (paperId: number) =>
      splitFiles((await client.post('/api/exam/file', { id: paperId })).data.url),
    onSuccess: (_urls, paperId, _before, { client: queryClient }) => {
      // Not awaited: the files need not wait for the new count.
      countDownload(queryClient, paperId);
      void queryClient.invalidateQueries({ queryKey: myDownloadsKey });
    },
  });
}
