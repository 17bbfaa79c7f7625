import type { QueryClient, QueryKey } from '@tanstack/query-core';

import { articleKey } from '../articles/keys.js';
import { bookKey } from '../books/keys.js';
import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import { favouriteType } from '../rules/favourites.js';
import type { ContentType, Flag } from '../types.js';

export interface FavouriteTarget {
  type: ContentType;
  content_id: number;
}

/** What is put back when the server refuses. */
interface Before {
  queryKey: QueryKey;
  data: unknown;
}

/** The detail that shows the heart; activities and courses are articles. Papers join with their own screens. */
function detailKey({ type, content_id }: FavouriteTarget): QueryKey | undefined {
  if (type === favouriteType.paper) return undefined;
  return type === favouriteType.book ? bookKey(content_id) : articleKey(content_id);
}

/** Shows the new state at once; the detail is fetched anew when the server has answered. */
async function markAtOnce(
  queryClient: QueryClient,
  target: FavouriteTarget,
  isCollect: Flag,
): Promise<Before | undefined> {
  const queryKey = detailKey(target);
  if (queryKey === undefined) return undefined;
  // A detail under way would bring the old state back.
  await queryClient.cancelQueries({ queryKey });
  const data = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, (detail: object | undefined) =>
    detail === undefined ? undefined : { ...detail, is_collect: isCollect },
  );
  return { queryKey, data };
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
    onError: (_error, _target, before, { client: queryClient }) => {
      if (before) queryClient.setQueryData(before.queryKey, before.data);
    },
    onSettled: (_answer, _error, _target, before, { client: queryClient }) => {
      if (before) void queryClient.invalidateQueries({ queryKey: before.queryKey });
    },
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
