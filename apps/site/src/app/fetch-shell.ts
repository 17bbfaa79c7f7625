import type { ApiClient } from '@inkstone/api';
import { getFloatingConfigQuery, getMenuQuery, getSiteConfigQuery } from '@inkstone/api/site-config';

import type { Backend } from './backend.js';

/** What is around every screen. */
export function shellQueries(client: ApiClient) {
  return [getMenuQuery(client), getSiteConfigQuery(client), getFloatingConfigQuery(client)] as const;
}

export function fetchShell({
  client,
  queryClient,
}: Pick<Backend, 'client' | 'queryClient'>): Promise<unknown>[] {
  const [menu, config, floating] = shellQueries(client);
  return [queryClient.query(menu), queryClient.query(config), queryClient.query(floating)];
}
