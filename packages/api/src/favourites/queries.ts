import { forTheSession, personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';
import { FAVOURITES_PER_PAGE } from '../rules/favourites.js';
import type { ContentType } from '../types.js';
import { favouritesKey } from './keys.js';

export interface ListFavouritesParams {
  type: ContentType;
  page?: number;
  /** As many as the tab shows where nothing is said (Spec B 9). */
  psize?: number;
}

/** A page of what the person collected of one kind; what has been removed since is left out. */
export function listFavouritesQuery(client: ApiClient, params: ListFavouritesParams) {
  const body = { psize: FAVOURITES_PER_PAGE[params.type], ...params };
  return queryOptions({
    queryKey: [...favouritesKey, body],
    queryFn: async ({ signal }) => (await client.post('/api/user_favorites/index', body, { signal })).data,
    ...personal,
  });
}

/** The names of the tabs of 我的收藏, by type. Whoever is not logged in gets -1. */
export function getFavouriteTypesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/user_favorites/type_list'],
    queryFn: async ({ signal }) => (await client.get('/api/user_favorites/type_list', {}, { signal })).data,
    ...forTheSession,
  });
}
