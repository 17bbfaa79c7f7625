import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/query-core';

import { retryRead } from './caching.js';
import type { ApiClient } from './client.js';

function isPersonal(query: Query): boolean {
  return query.meta?.['personal'] === true;
}

function isQuiet(meta: Record<string, unknown> | undefined): boolean {
  return meta?.['quiet'] === true;
}

/**
 * A query client that behaves as the specifications ask: every failure is told once, after its last
 * try, through the client's `onNotice` (unless `meta.quiet`); reads are retried on network failure
 * only; writes never; a login or logout fetches anew what depends on the reader.
 *
 * It lives as long as the page: its subscription to the session is not undone.
 */
export function createQueryClient(client: ApiClient): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isQuiet(query.meta)) client.report(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!isQuiet(mutation.meta)) client.report(error);
      },
    }),
    defaultOptions: {
      // "always": without it a call made offline waits in silence instead of failing with words.
      queries: { retry: retryRead, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  let reader = client.session.get()?.jwt;
  client.session.subscribe(() => {
    const now = client.session.get()?.jwt;
    if (now === reader) return;
    reader = now;
    queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
    // A failed refetch is reported by the cache.
    void queryClient.invalidateQueries({ predicate: isPersonal });
  });
  return queryClient;
}

export { keepLookups } from './keep-lookups.js';
