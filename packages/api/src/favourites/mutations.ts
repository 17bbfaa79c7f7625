import type { Mutation, QueryClient, QueryKey } from '@tanstack/query-core';

import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import type { ContentType, Favourite, Flag } from '../types.js';
import { withIsCollect } from './is-collect.js';
import { favouritesKey, readsWithIsCollect } from './keys.js';

export interface FavouriteTarget {
  type: ContentType;
  content_id: number;
}

/** A record in the list of 我的收藏. */
export type FavouriteRecord = Pick<Favourite, 'id' | 'type'>;

/** Identifies these mutations, to find out which of several that run at once is the last. */
const favouriteWrite = { favourite: true } as const;

/**
 * Sets the new state in all cached details and lists before the server answers.
 * @returns the keys of the queries that changed, to undo it when the server refuses
 */
async function markOptimistically(
  queryClient: QueryClient,
  { type, content_id }: FavouriteTarget,
  isCollect: Flag,
): Promise<QueryKey[]> {
  const reads = readsWithIsCollect[type];
  // A response that is still pending would overwrite the new state.
  await Promise.all(reads.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const marked: QueryKey[] = [];
  for (const [queryKey] of reads.flatMap((read) => queryClient.getQueriesData({ queryKey: read }))) {
    if (mark(queryClient, queryKey, content_id, isCollect)) marked.push(queryKey);
  }
  return marked;
}

/**
 * Sets `is_collect` of one item in the current data of a query; other items may have changed since and are kept.
 * @returns false if the data does not contain the item or has the state already
 */
function mark(queryClient: QueryClient, queryKey: QueryKey, id: number, isCollect: Flag): boolean {
  const before = queryClient.getQueryData(queryKey);
  const after = withIsCollect(before, id, isCollect);
  if (after === before) return false;
  queryClient.setQueryData(queryKey, after);
  return true;
}

/**
 * Refetches after the response to the last of several clicks. A refetch after the first response would for a moment undo
 * what the other clicks show.
 */
function refetchAfterLast(queryClient: QueryClient, type: ContentType): void {
  const isSameType = ({ meta, state }: Mutation) =>
    meta === favouriteWrite &&
    readsWithIsCollect[(state.variables as FavouriteTarget).type] === readsWithIsCollect[type];
  if (queryClient.isMutating({ predicate: isSameType }) > 1) return;
  invalidate(queryClient, type);
}

function invalidate(queryClient: QueryClient, type: ContentType): void {
  for (const queryKey of [favouritesKey, ...readsWithIsCollect[type]]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function favouriteMutation(
  client: ApiClient,
  path: '/api/user_favorites/add' | '/api/user_favorites/cancel',
  isCollect: Flag,
) {
  return mutationOptions({
    mutationKey: ['post', path],
    mutationFn: ({ type, content_id }: FavouriteTarget) => client.post(path, { type, content_id }),
    onMutate: (target, { client: queryClient }) => markOptimistically(queryClient, target, isCollect),
    onError: (_error, { content_id }, marked, { client: queryClient }) => {
      for (const queryKey of marked ?? []) mark(queryClient, queryKey, content_id, isCollect === 1 ? 0 : 1);
    },
    onSettled: (_answer, _error, { type }, _marked, { client: queryClient }) =>
      refetchAfterLast(queryClient, type),
    meta: favouriteWrite,
  });
}

/** Adds a favourite. Show `msg` (Spec A 4). A visitor gets -1. */
export function addFavouriteMutation(client: ApiClient) {
  return favouriteMutation(client, '/api/user_favorites/add', 1);
}

/** Cancels a favourite. Show `msg` (Spec A 4). A visitor gets -1. */
export function cancelFavouriteMutation(client: ApiClient) {
  return favouriteMutation(client, '/api/user_favorites/cancel', 0);
}

/** Deletes a record of 我的收藏; ask the user for confirmation before (Spec B 8). Show `msg`. */
export function deleteFavouriteMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user_favorites/del'],
    mutationFn: ({ id }: FavouriteRecord) => client.post('/api/user_favorites/del', { favorite_id: id }),
    // Also after a refusal: the record may have been deleted elsewhere and still be in the cached list.
    onSettled: (_answer, _error, { type }, _before, { client: queryClient }) => invalidate(queryClient, type),
  });
}
