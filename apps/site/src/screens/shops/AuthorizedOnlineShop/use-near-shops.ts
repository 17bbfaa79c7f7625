import { useApi } from '@inkstone/api/react';
import { listOnlineShopsQuery } from '@inkstone/api/shops';
import type { SignBoardItem } from '@inkstone/ui/patterns/SignBoard';
import { useQuery } from '@tanstack/react-query';

import { toSignBoard } from '../../../lib/models/shop.js';
import { quietly } from '../../../lib/quietly.js';
import { nearest, type Compared } from '../near-names.js';

/** The server sends no more at once. */
const MOST_SHOPS = 100;

export interface NearShops {
  /** How many shops there are in all; `undefined` while unknown. */
  count: number | undefined;
  shops: readonly (SignBoardItem & Compared)[];
}

/** Shops with a name like the one that no shop has. @param search '' where nothing has been looked for in vain */
export function useNearShops(search: string): NearShops {
  const client = useApi();
  const { data } = useQuery({
    ...quietly(listOnlineShopsQuery(client, { page: 1, psize: MOST_SHOPS })),
    enabled: search !== '',
  });
  const now = Date.now();
  return {
    count: data?.count,
    shops: nearest(search, data?.list.map((shop) => toSignBoard(shop, now, client)) ?? []),
  };
}
