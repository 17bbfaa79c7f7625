import type { Mutation, QueryClient, QueryKey } from '@tanstack/query-core';

import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import type { ContentType, Favourite, Flag } from '../types.js';
import { withHeart } from './hearts.js';
import { favouritesKey, showingHearts } from './keys.js';

export interface FavouriteTarget {
  type: ContentType;
  content_id: number;
}

/** A record of 我的收藏, as its list shows it. */
export type FavouriteRecord = Pick<Favourite, 'id' | 'type'>;

/** Marks these writes among all others, so that one can see whether it is the last under way. */
const heartWrite = { heart: true } as const;

/**
 * Shows the new state at once, in details and lists alike.
 * @returns the reads that changed: they go back when the server refuses
 */
async function markAtOnce(
  queryClient: QueryClient,
  { type, content_id }: FavouriteTarget,
  isCollect: Flag,
): Promise<QueryKey[]> {
  const reads = showingHearts[type];
  // An answer under way would bring the old state back.
  await Promise.all(reads.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const marked: QueryKey[] = [];
  for (const [queryKey] of reads.flatMap((read) => queryClient.getQueriesData({ queryKey: read }))) {
    if (mark(queryClient, queryKey, content_id, isCollect)) marked.push(queryKey);
  }
  return marked;
}

/**
 * Sets one heart in what is shown now: others may have changed meanwhile, and stay as they are.
 * @returns false where there is nothing to set
 */
function mark(queryClient: QueryClient, queryKey: QueryKey, id: number, isCollect: Flag): boolean {
  const before = queryClient.getQueryData(queryKey);
  const after = withHeart(before, id, isCollect);
  if (after === before) return false;
  queryClient.setQueryData(queryKey, after);
  return true;
}

/**
 * What the server holds now is fetched when the last of several clicks is answered: fetched after the first, it
 * would take back for a moment what the others show.
 */
function lookAnew(queryClient: QueryClient, type: ContentType): void {
  const isOfTheKind = ({ meta, state }: Mutation) =>
    meta === heartWrite && showingHearts[(state.variables as FavouriteTarget).type] === showingHearts[type];
  if (queryClient.isMutating({ predicate: isOfTheKind }) > 1) return;
  invalidate(queryClient, type);
}

function invalidate(queryClient: QueryClient, type: ContentType): void {
  for (const queryKey of [favouritesKey, ...showingHearts[type]]) {
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
    onMutate: (target, { client: queryClient }) => markAtOnce(queryClient, target, isCollect),
    onError: (_error, { content_id }, marked, { client: queryClient }) => {
      for (const queryKey of marked ?? []) mark(queryClient, queryKey, content_id, isCollect === 1 ? 0 : 1);
    },
    onSettled: (_answer, _error, { type }, _marked, { client: queryClient }) => {
      lookAnew(queryClient, type);
    },
    meta: heartWrite,
  });
}

/** Adds a favourite; the answer's `msg` is to be shown (Spec A 4). Visitors get -1. */
export function addFavouriteMutation(client: ApiClient) {
  return favouriteMutation(client, '/api/user_favorites/add', 1);
}

/** Cancels a favourite; the answer's `msg` is to be shown (Spec A 4). Visitors get -1. */
export function cancelFavouriteMutation(client: ApiClient) {
  return favouriteMutation(client, '/api/user_favorites/cancel', 0);
}

/** Removes a record of 我的收藏, after the person was asked (Spec B 8); the answer's `msg` is to be shown. */
export function deleteFavouriteMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user_favorites/del'],
    mutationFn: ({ id }: FavouriteRecord) => client.post('/api/user_favorites/del', { favorite_id: id }),
    // Also when it is refused: a record that is gone already still stands in the list.
    onSettled: (_answer, _error, { type }, _before, { client: queryClient }) => {
      invalidate(queryClient, type);
    },
  });
}
