import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, createElement, use, useSyncExternalStore, type ReactNode } from 'react';

import type { ApiClient } from './client.js';
import type { UserSession } from './types.js';

const ApiContext = createContext<ApiClient | null>(null);

export interface ApiProviderProps {
  client: ApiClient;
  /** Created once for this client by createQueryClient. */
  queryClient: QueryClient;
  children: ReactNode;
}

/** Provides the client and the query client. `useQuery` needs no other provider. */
export function ApiProvider({ client, queryClient, children }: ApiProviderProps) {
  const queries = createElement(QueryClientProvider, { client: queryClient }, children);
  return createElement(ApiContext, { value: client }, queries);
}

/** The client, for example for `useQuery(getBookQuery(useApi(), id))`. */
export function useApi(): ApiClient {
  const client = use(ApiContext);
  if (client === null) throw new Error('useApi needs an ApiProvider around it');
  return client;
}

/** The logged-in user, `null` for a visitor. The component renders again when it changes. */
export function useSession(): UserSession | null {
  const { session } = useApi();
  // On a server there is no session: it renders the page for a visitor.
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}
