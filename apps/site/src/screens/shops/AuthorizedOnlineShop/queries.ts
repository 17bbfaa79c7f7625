import type { ApiClient } from '@inkstone/api';
import { getShopSearchOptionsQuery, listOnlineShopsQuery } from '@inkstone/api/shops';

import type { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/** What the list of shops asks first. */
export function shopListQueries(
  client: ApiClient,
  query: ListQueryOf<typeof paths.authorizedOnlineShop.query>,
) {
  return {
    page: listOnlineShopsQuery(client, { ...query, psize: PAGE_SIZE.authorizedOnlineShop }),
    options: getShopSearchOptionsQuery(client),
  };
}
