import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, createElement, use, useSyncExternalStore, type ReactNode } from 'react';

import type { ApiClient } from './client.js';
import type { UserSession } from './types.js';

const ApiContext = createContext<ApiClient | null>(null);

export interface ApiProviderProps {
  client: ApiClient;
  /** Made once for this client, by createQueryClient. */
  queryClient: QueryClient;
  children: ReactNode;
}

/** Hands the client and its query client to everything inside; `useQuery` needs no further provider. */
export function ApiProvider({ client, queryClient, children }: ApiProviderProps) {
  const queries = createElement(QueryClientProvider, { client: queryClient }, children);
  return createElement(ApiContext, { value: client }, queries);
}

/** The client, for the factories: `useQuery(getBookQuery(useApi(), id))`. */
export function useApi(): ApiClient {
  const client = use(ApiContext);
  if (client === null) throw new Error('useApi needs an ApiProvider around it');
  return client;
}

/** Who is logged in; `null` is a visitor. Renders anew when that changes. */
export function useSession(): UserSession | null {
  const { session } = useApi();
  // A server knows nobody: the page that it renders is every visitor's.
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}
