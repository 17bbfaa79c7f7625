import { personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { getQuery, queryOptions } from '../options.js';
import { sessionsKey } from './keys.js';

/** The devices that the user is logged in on, the last used first; `is_current` is 1 for this one. */
export function listSessionsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await client.get('/api/user/session_list', {}, { signal })).data,
    ...personal,
  });
}

/**
 * All personal data of the user, to be saved as a JSON file: `queryClient.query(exportOwnDataQuery(client))` on a
 * click. It is never taken from the cache and not kept there. The server allows ten an hour (429).
 */
export function exportOwnDataQuery(client: ApiClient) {
  return getQuery(client, '/api/user/export_data', { staleTime: 0, gcTime: 0, ...personal });
}
