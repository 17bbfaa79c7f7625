import type { ApiClient } from '@inkstone/api';
import { getOnlineShopQuery } from '@inkstone/api/shops';

/** What the page of a shop asks first. */
export function shopQueries(client: ApiClient, id: number) {
  return { shop: getOnlineShopQuery(client, id) };
}
