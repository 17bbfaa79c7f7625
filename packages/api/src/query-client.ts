import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/query-core';

import { retryRead } from './caching.js';
import type { ApiClient } from './client.js';
import type { Credentials, SessionPort } from './session.js';

interface Reporting extends Pick<ApiClient, 'report'> {
  session: Pick<SessionPort<Credentials>, 'get' | 'subscribe'>;
}

function isPersonal(query: Query): boolean {
  return query.meta?.['personal'] === true;
}

function isQuiet(meta: Record<string, unknown> | undefined): boolean {
  return meta?.['quiet'] === true;
}

/**
 * A query client with the behaviour of the specifications. Every failure is reported once, after the last try, through
 * the client's `onNotice`, unless `meta.quiet` is set. Reads are retried after a network failure only, writes never. A
 * login or logout refetches what depends on the user.
 *
 * Create it once per page: it never unsubscribes from the session.
 */
export function createQueryClient(client: Reporting): QueryClient {
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
      // With the default mode a call made offline would wait silently instead of failing with a message.
      queries: { retry: retryRead, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  let token = client.session.get()?.jwt;
  client.session.subscribe(() => {
    const current = client.session.get()?.jwt;
    if (current === token) return;
    token = current;
    queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
    // A failed refetch is reported by the cache.
    void queryClient.invalidateQueries({ predicate: isPersonal });
  });
  return queryClient;
}

export { keepLookups } from './keep-lookups.js';
