import {
  createApiClient,
  createStorageSession,
  type ApiClient,
  type ApiClientOptions,
  type ApiError,
} from '@inkstone/api';
import { createQueryClient, keepLookups } from '@inkstone/api/query-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

import { apiBase } from '../lib/config/env.js';
import { getFingerprint } from '../lib/device/fingerprint.js';
import { createBell, type Bell } from './notices.js';

/** How long fetched data counts as fresh, in ms: a screen does not refetch what `startSite` has fetched for it. */
const FRESH_MS = 30_000;

export interface Backend {
  client: ApiClient;
  queryClient: QueryClient;
  /** After code -1: what to say to a visitor; `undefined` where a session has ended. */
  unauthenticated: Bell<string | undefined>;
  /** A failure whose message must be shown. */
  failures: Bell<ApiError>;
}

type Connection = Partial<Pick<ApiClientOptions, 'session' | 'fingerprint' | 'fetch'>>;

export function createBackend(connection: Connection = {}): Backend {
  const unauthenticated = createBell<string | undefined>();
  const failures = createBell<ApiError>();
  const client = createApiClient({
    baseUrl: apiBase,
    session: createStorageSession(),
    fingerprint: getFingerprint,
    onUnauthenticated: ({ message }, ended) => unauthenticated.ring(ended ? undefined : message),
    onNotice: failures.ring,
    ...connection,
  });
  const queryClient = createQueryClient(client);
  keepLookups(queryClient);
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, staleTime: FRESH_MS } });
  return { client, queryClient, unauthenticated, failures };
}

export const BackendContext = createContext<Backend | null>(null);

export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (backend === null) throw new Error('useBackend needs Providers around it');
  return backend;
}
