import { useApi } from '@inkstone/api/react';
import { listOfflineStoresQuery } from '@inkstone/api/shops';
import type { OfflineStore } from '@inkstone/api/types';
import { useQuery } from '@tanstack/react-query';

import { quietly } from '../../../lib/quietly.js';
import { nearest, type Compared } from '../near-names.js';

/** The server sends no more at once. */
const MOST_STORES = 100;

export interface NearStores {
  /** How many bookshops there are in all; `undefined` while unknown. */
  count: number | undefined;
  stores: readonly (OfflineStore & Compared & { name: string })[];
}

/** Bookshops with a name like the one that none has. @param search '' where nothing has been looked for in vain */
export function useNearStores(search: string): NearStores {
  const client = useApi();
  const { data } = useQuery({
    ...quietly(listOfflineStoresQuery(client, { page: 1, psize: MOST_STORES })),
    enabled: search !== '',
  });
  const named = data?.list.map((store) => ({ ...store, name: store.store_name }));
  return { count: data?.count, stores: nearest(search, named ?? []) };
}
