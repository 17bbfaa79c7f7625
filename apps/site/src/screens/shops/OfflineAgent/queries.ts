import type { ApiClient } from '@inkstone/api';
import { getDistrictAgentPhonesQuery } from '@inkstone/api/company';
import { getShopSearchOptionsQuery, listOfflineStoresQuery } from '@inkstone/api/shops';

import type { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/** What the list of bookshops asks first. */
export function storeListQueries(client: ApiClient, query: ListQueryOf<typeof paths.offlineAgent.query>) {
  return {
    page: listOfflineStoresQuery(client, { ...query, psize: PAGE_SIZE.offlineAgent }),
    options: getShopSearchOptionsQuery(client),
    phones: getDistrictAgentPhonesQuery(client),
  };
}
