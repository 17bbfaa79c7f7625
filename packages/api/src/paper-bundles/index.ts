/** Several papers at once. Apart from the other operations of papers, which the first page loads. */
import { forAWhile } from '../caching.js';
import type { ApiClient } from '../client.js';
import { mutationOptions, postQuery } from '../options.js';
import { countDownload } from '../papers/downloads.js';
import { myDownloadsKey } from '../personal/keys.js';

/** How large papers are, at most 50 of them. Another backend may not say it. */
export function getPaperSizesQuery(client: ApiClient, ids: readonly number[]) {
  return postQuery(client, '/api/exam/sizes', forAWhile, { ids: [...ids] });
}

/**
 * One ZIP of several papers, for client.downloadFile, and what it contains. The server counts a download of each, so the
 * counts are updated and 我的下载 is refetched. Another backend may not offer it (405, or 404 without an envelope).
 */
export function getPaperBundleMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/exam/bundle'],
    mutationFn: async (ids: readonly number[]) =>
      (await client.post('/api/exam/bundle', { ids: [...ids] })).data,
    onSuccess: ({ papers }, _ids, _before, { client: queryClient }) => {
      for (const { id } of papers) countDownload(queryClient, id);
      void queryClient.invalidateQueries({ queryKey: myDownloadsKey });
    },
  });
}
