import { useApi, useSession } from '@inkstone/api/react';
import { getShopSearchOptionsQuery } from '@inkstone/api/shops';
import type { OfflineStore } from '@inkstone/api/types';
import { useQuery } from '@tanstack/react-query';

import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { paths } from '../../../lib/config/paths.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { useList } from '../../../kits/list/use-list.js';
import { storeListQueries } from '../queries.js';
import { sameRegion } from './region-map.js';

export interface Stores {
  stores: ListModel<OfflineStore>;
  /** Id of the province that is open, or '': that of the address, the reader's own, the first one. */
  chosen: string;
  /** Id of the reader's own province, or ''. */
  own: string;
}

/** The bookshops of the open province, or what a search has found in all of them. */
export function useStores(): Stores {
  const client = useApi();
  const home = useSession()?.province;
  const { data: options } = useQuery(getShopSearchOptionsQuery(client));
  const own = options?.territory.find(({ label }) => home !== undefined && sameRegion(label, home))?.name;

  type Query = Parameters<typeof storeListQueries>[1];
  /** Without a province and a text, a page number says nothing: the first province is not in the address. */
  const asked = (query: Query): Query =>
    query.territory === undefined && query.search === undefined
      ? { page: 1, ...(own !== undefined && { territory: own }) }
      : query;
  const list = useList(paths.offlineAgent, {
    pageSize: PAGE_SIZE.offlineAgent,
    read: (query) => storeListQueries(client, asked(query)).page,
    toItem: (store) => store,
  });
  const { query } = list;

  // The server's order is by province, so that the first page without a province begins with the first one.
  const first = options?.stores[0]?.name;
  const chosen = query.territory ?? (query.search === undefined ? (own ?? first) : undefined);
  return {
    stores: {
      ...list,
      page: asked(query).page,
      onPage: (page) => list.change({ territory: chosen, page }),
      hrefOfPage: (page) => paths.offlineAgent.href({ ...query, territory: chosen, page }),
    },
    chosen: String(chosen ?? ''),
    own: String(own ?? ''),
  };
}
