import { createApiClient, createStorageSession, type ApiClient, type ApiError } from '@inkstone/api';
import { createQueryClient, keepLookups } from '@inkstone/api/query-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

import { apiBase } from '../config/env.js';
import { getFingerprint } from '../session/fingerprint.js';
import { createBell, type Bell } from './notices.js';

/** What was fetched ahead of a screen is not fetched again by the screen itself. In ms. */
const FRESH_MS = 30_000;

/** What talks to the server, and what it has to tell the page. */
export interface Backend {
  client: ApiClient;
  queryClient: QueryClient;
  /** -1: nobody is logged in, or the session has ended. */
  unauthenticated: Bell<undefined>;
  /** A failure whose message the person must see. */
  failures: Bell<ApiError>;
}

export function createBackend(): Backend {
  const unauthenticated = createBell<undefined>();
  const failures = createBell<ApiError>();
  const client = createApiClient({
    baseUrl: apiBase,
    session: createStorageSession(),
    fingerprint: getFingerprint,
    onUnauthenticated: () => {
      unauthenticated.ring(undefined);
    },
    onNotice: failures.ring,
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
