import { personal } from '../caching.js';
import { postQuery, queryOptions } from '../options.js';
import type { DeskClient } from './client.js';
import { batchesKey } from './keys.js';

/** All batches of scratch codes, the newest first. */
export function getDeskBatchesQuery(client: DeskClient) {
  return queryOptions({
    queryKey: batchesKey,
    queryFn: async ({ signal }) => (await client.get('/api/desk/codes', {}, { signal })).data.list,
    ...personal,
  });
}

/** The checks of a batch by day, and its history. */
export function getDeskBatchQuery(client: DeskClient, name: string) {
  return postQuery(client, '/api/desk/codes/batch', personal, { name });
}

/** Codes that were checked from several networks within some days, today included. */
export function listDeskSuspiciousQuery(client: DeskClient, days: number) {
  return queryOptions({
    queryKey: [...batchesKey, 'suspicious', { days }],
    queryFn: async ({ signal }) =>
      (await client.post('/api/desk/codes/suspicious', { days }, { signal })).data,
    ...personal,
  });
}
