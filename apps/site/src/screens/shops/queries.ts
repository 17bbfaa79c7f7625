/** What the lists of shops ask first. */
import type { ApiClient } from '@inkstone/api';
import { getDistrictAgentPhonesQuery } from '@inkstone/api/company';
import { getShopSearchOptionsQuery, listOfflineStoresQuery, listOnlineShopsQuery } from '@inkstone/api/shops';

import type { paths } from '../../lib/config/paths.js';
import type { ListQueryOf } from '../../lib/config/query.js';
import { PAGE_SIZE } from '../../lib/config/page-size.js';

type QueryOf<Name extends 'authorizedOnlineShop' | 'offlineAgent'> = ListQueryOf<
  (typeof paths)[Name]['query']
>;

export function shopListQueries(client: ApiClient, query: QueryOf<'authorizedOnlineShop'>) {
  return {
    page: listOnlineShopsQuery(client, { ...query, psize: PAGE_SIZE.authorizedOnlineShop }),
    options: getShopSearchOptionsQuery(client),
  };
}

export function storeListQueries(client: ApiClient, query: QueryOf<'offlineAgent'>) {
  return {
    page: listOfflineStoresQuery(client, { ...query, psize: PAGE_SIZE.offlineAgent }),
    options: getShopSearchOptionsQuery(client),
    phones: getDistrictAgentPhonesQuery(client),
  };
}
