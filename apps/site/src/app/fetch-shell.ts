import { getFloatingConfigQuery, getMenuQuery, getSiteConfigQuery } from '@inkstone/api/site-config';

import type { Backend } from './backend.js';

export function fetchShell({
  client,
  queryClient,
}: Pick<Backend, 'client' | 'queryClient'>): Promise<unknown>[] {
  return [
    queryClient.query(getMenuQuery(client)),
    queryClient.query(getSiteConfigQuery(client)),
    queryClient.query(getFloatingConfigQuery(client)),
  ];
}
