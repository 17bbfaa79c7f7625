import { forTheSession, personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { getQuery, queryOptions } from '../options.js';
import { FAVOURITES_PER_PAGE } from '../rules/favourites.js';
import type { ContentType } from '../types.js';
import { favouritesKey } from './keys.js';

export interface ListFavouritesParams {
  type: ContentType;
  page?: number;
  /** By default the page size of the tab (Spec B 9). */
  psize?: number;
}

/** One page of the user's favourites of one type, with content that has been withdrawn until the user removes it. */
export function listFavouritesQuery(client: ApiClient, params: ListFavouritesParams) {
  const body = { psize: FAVOURITES_PER_PAGE[params.type], ...params };
  return queryOptions({
    queryKey: [...favouritesKey, body],
    queryFn: async ({ signal }) => (await client.post('/api/user_favorites/index', body, { signal })).data,
    ...personal,
  });
}

/** The names of the tabs of 我的收藏, by type. A visitor gets -1. */
export function getFavouriteTypesQuery(client: ApiClient) {
  return getQuery(client, '/api/user_favorites/type_list', forTheSession);
}
