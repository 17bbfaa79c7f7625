import { forAWhile, personal } from '../caching.js';
import { getQuery, postQuery, queryOptions } from '../options.js';
import type { DeskQueueName } from '../types.js';
import type { BodyOf } from '../wire.js';
import type { DeskClient } from './client.js';
import { contentKey } from './keys.js';

export type ListDeskItemsParams = BodyOf<'/api/desk/items'>;

/** How many items wait in each tray. Asked again while the page is open. */
export function getDeskTraysQuery(client: DeskClient) {
  return getQuery(client, '/api/desk/trays', personal);
}

/** One fact about what is in each drawer. */
export function getDeskDrawersQuery(client: DeskClient) {
  return queryOptions({
    queryKey: ['get', '/api/desk/drawers'],
    queryFn: async ({ signal }) => (await client.get('/api/desk/drawers', {}, { signal })).data.drawers,
    ...personal,
    ...forAWhile,
  });
}

/** Who can be at the desk, with their roles. */
export function listDeskOperatorsQuery(client: DeskClient) {
  return queryOptions({
    queryKey: ['get', '/api/desk/operators'],
    queryFn: async ({ signal }) => (await client.get('/api/desk/operators', {}, { signal })).data.operators,
    ...personal,
    ...forAWhile,
  });
}

/** One page of a tray, filtered and sorted by the server. */
export function listDeskItemsQuery(client: DeskClient, params: ListDeskItemsParams) {
  return postQuery(client, '/api/desk/items', personal, params);
}

/** An item with its files, whose links expire after ten minutes. */
export function getDeskItemQuery(client: DeskClient, queue: DeskQueueName, id: number) {
  return postQuery(client, '/api/desk/item', personal, { queue, id });
}

/** What an open letter has besides its fields: its book, the errata, the ways to answer, and the draft. */
export function getDeskLetterQuery(client: DeskClient, id: number) {
  return postQuery(client, '/api/desk/letter', personal, { id });
}

/** Items of all trays of the operator in which a column says the word. */
export function searchDeskQuery(client: DeskClient, word: string) {
  return postQuery(client, '/api/desk/search', personal, { word });
}

/** An application of a shop with its papers, whose links expire after ten minutes. Each call records who has looked. */
export function getDeskShopQuery(client: DeskClient, id: number) {
  return postQuery(
    client,
    '/api/desk/shop',
    {
      ...personal,
      // Pictures of identity cards leave the memory with the page that shows them.
      gcTime: 0,
      refetchOnWindowFocus: false,
    },
    { id },
  );
}

/** The versions of the content, the present one first. */
export function getDeskContentQuery(client: DeskClient) {
  return queryOptions({
    queryKey: contentKey,
    queryFn: async ({ signal }) => (await client.get('/api/desk/content', {}, { signal })).data.versions,
    ...personal,
  });
}

/** The figures of thirty days and of today. */
export function getDeskFiguresQuery(client: DeskClient) {
  return getQuery(client, '/api/desk/figures', personal);
}
