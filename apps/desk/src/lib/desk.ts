import { createApiClient, createStorageSession, type ApiError } from '@inkstone/api';
import { createDecisions, type Decisions, type DeskClient } from '@inkstone/api/desk';
import { createQueryClient } from '@inkstone/api/query-client';
import type { DeskSession } from '@inkstone/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';

export interface Desk {
  client: DeskClient;
  /** Sends files: a client with a `fetch` of its own is not told how much of them has gone. */
  uploads: DeskClient;
  queryClient: QueryClient;
  decisions: Decisions;
  /** Hears of failures that no part of the screen shows. @returns a function that stops it */
  onFailure: (listener: (error: ApiError) => void) => () => void;
}

/** A decision that is sent while the page is left must arrive all the same; what is longer than a page may keep is not. */
const lasting: typeof globalThis.fetch = (input, init) =>
  globalThis.fetch(input, {
    ...init,
    keepalive: typeof init?.body === 'string' && init.body.length < 10_000,
  });

/** What the whole desk shares; made once for a page. Tests give their own `fetch`. */
export function createDesk({ fetch }: { fetch?: typeof globalThis.fetch } = {}): Desk {
  const listeners = new Set<(error: ApiError) => void>();
  const options = {
    baseUrl: '',
    session: createStorageSession<DeskSession>(undefined, 'deskSession'),
    onNotice: (error: ApiError) => {
      for (const listener of listeners) listener(error);
    },
    ...(fetch !== undefined && { fetch }),
  };
  const client = createApiClient({ fetch: lasting, ...options });
  const queryClient = createQueryClient(client);
  return {
    client,
    uploads: createApiClient(options),
    queryClient,
    decisions: createDecisions(client, queryClient),
    onFailure(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('useDesk needs a DeskContext around it');
  return desk;
}

export function useDeskClient(): DeskClient {
  return useDesk().client;
}

/** The operator at the desk; null before the login. */
export function useOperator(): DeskSession | null {
  const { session } = useDeskClient();
  return useSyncExternalStore(session.subscribe, session.get);
}
