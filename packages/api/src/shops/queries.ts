import { forTheSession, untilReload } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { getQuery, postQuery, queryOptions } from '../options.js';
import type { BodyOf } from '../wire.js';
import { progressKey } from './keys.js';

export type { QueryShopApplicationParams } from '../inputs.js';

export type ListOnlineShopsParams = BodyOf<'/api/sale_auth/online_store_list'>;
export type ListOfflineStoresParams = BodyOf<'/api/sale_auth/get_offline_list'>;

/** The filter rows of both shop lists: provinces and platforms. */
export function getShopSearchOptionsQuery(client: ApiClient) {
  return getQuery(client, '/api/sale_auth/search_list', forTheSession);
}

/** One page of authorized shops, 20 by default (Spec B 9); `count` is the n of 全部（n）. */
export function listOnlineShopsQuery(client: ApiClient, filters: Filters<ListOnlineShopsParams>) {
  const params = withoutEmptyFilters<ListOnlineShopsParams>(filters);
  return postQuery(client, '/api/sale_auth/online_store_list', {}, params);
}

/** One authorized shop with its certificate. An unknown id is refused with 404. */
export function getOnlineShopQuery(client: ApiClient, id: number) {
  const query = { id };
  return getQuery(client, '/api/sale_auth/online_store_info', {}, query);
}

/** One page of offline stores, 10 by default (Spec B 9). */
export function listOfflineStoresQuery(client: ApiClient, filters: Filters<ListOfflineStoresParams>) {
  const params = withoutEmptyFilters<ListOfflineStoresParams>(filters);
  return postQuery(client, '/api/sale_auth/get_offline_list', {}, params);
}

/** The platforms that an application can choose. */
export function listStorePlatformsQuery(client: ApiClient) {
  return getQuery(client, '/api/sale_auth/store_platform_list', untilReload);
}

/**
 * The progress of an application by its query code, as the user typed it. An unknown code is refused with 404, too many
 * of them with 429.
 */
export function queryShopApplicationQuery(client: ApiClient, queryCode: string) {
  const queryKey = progressKey(queryCode);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      (await client.post('/api/sale_auth/query_code', { query_code: queryCode }, { signal })).data,
  });
}

/**
 * What was submitted in an application that was sent back, with links to its papers. It is not fetched again while its
 * form is open, and nothing of it stays in memory after that. A pass that is not valid any more is refused with 410.
 */
export function openShopApplicationQuery(client: ApiClient, { query_code, pass }: ReturnedApplicationKey) {
  const options = { staleTime: Infinity, gcTime: 0, retry: false };
  return postQuery(client, '/api/sale_auth/returned_application', options, { query_code, pass });
}

interface ReturnedApplicationKey {
  query_code: string;
  pass: string;
}

/** The agreement. `value` is HTML: sanitise it before you show it. `name` is a field of the application. */
export function getShopAgreementQuery(client: ApiClient) {
  return getQuery(client, '/api/sale_auth/get_agreement', untilReload);
}
