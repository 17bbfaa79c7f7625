import { forTheSession, untilReload } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { queryOptions } from '../options.js';
import type { BodyOf } from '../wire.js';
import { progressKey } from './keys.js';

export type { QueryShopApplicationParams } from '../inputs.js';

export type ListOnlineShopsParams = BodyOf<'/api/sale_auth/online_store_list'>;
export type ListOfflineStoresParams = BodyOf<'/api/sale_auth/get_offline_list'>;

/** The filter rows of both lists: provinces and platforms. */
export function getShopSearchOptionsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/sale_auth/search_list'],
    queryFn: async ({ signal }) => (await client.get('/api/sale_auth/search_list', {}, { signal })).data,
    ...forTheSession,
  });
}

/** A page of authorized shops, 20 each (Spec B 9); `count` is the n of 全部（n）. */
export function listOnlineShopsQuery(client: ApiClient, filters: Filters<ListOnlineShopsParams>) {
  const params = withoutEmptyFilters<ListOnlineShopsParams>(filters);
  return queryOptions({
    queryKey: ['post', '/api/sale_auth/online_store_list', params],
    queryFn: async ({ signal }) =>
      (await client.post('/api/sale_auth/online_store_list', params, { signal })).data,
  });
}

/** One authorized shop with its certificate. 404 for an id that is none. */
export function getOnlineShopQuery(client: ApiClient, id: number) {
  const query = { id };
  return queryOptions({
    queryKey: ['get', '/api/sale_auth/online_store_info', query],
    queryFn: async ({ signal }) =>
      (await client.get('/api/sale_auth/online_store_info', query, { signal })).data,
  });
}

/** A page of bookshops, 10 each (Spec B 9). */
export function listOfflineStoresQuery(client: ApiClient, filters: Filters<ListOfflineStoresParams>) {
  const params = withoutEmptyFilters<ListOfflineStoresParams>(filters);
  return queryOptions({
    queryKey: ['post', '/api/sale_auth/get_offline_list', params],
    queryFn: async ({ signal }) =>
      (await client.post('/api/sale_auth/get_offline_list', params, { signal })).data,
  });
}

/** The platforms to choose from in an application. */
export function listStorePlatformsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/sale_auth/store_platform_list'],
    queryFn: async ({ signal }) =>
      (await client.get('/api/sale_auth/store_platform_list', {}, { signal })).data,
    ...untilReload,
  });
}

/**
 * How far an application has come, by the code as it was typed. 404 for a code that nobody was given; 429 after
 * too many of them.
 */
export function queryShopApplicationQuery(client: ApiClient, queryCode: string) {
  const queryKey = progressKey(queryCode);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      (await client.post('/api/sale_auth/query_code', { query_code: queryCode }, { signal })).data,
  });
}

/** The agreement's `value` is HTML: sanitise it before it is shown. Its `name` goes into the application. */
export function getShopAgreementQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/sale_auth/get_agreement'],
    queryFn: async ({ signal }) => (await client.get('/api/sale_auth/get_agreement', {}, { signal })).data,
    ...untilReload,
  });
}
