import type { ApiClient } from '../client.js';

/**
 * Counts that a page was read, by its path: of a detail with its id, otherwise without a query. Use it only where the
 * configuration has `counts_reads`. A failure shows no message.
 *
 * @param nobody a client without session and fingerprint, so that nobody can tell who has read it
 */
export function countReadMutation(nobody: Pick<ApiClient, 'post'>) {
  return {
    mutationKey: ['post', '/api/page/read'],
    mutationFn: (path: string) => nobody.post('/api/page/read', { path }),
    meta: { quiet: true },
  };
}
