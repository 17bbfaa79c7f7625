import { useCallback } from 'react';

import { useBackend, type Backend } from './backend.js';
import { savesData } from './connection.js';
import { quietly } from '../lib/quietly.js';
import { preloadScreen } from './screens.js';

/** Fetches what the screen at a path asks first; settles when all of it has been answered. */
export async function fetchData({ client, queryClient }: Backend, path: string): Promise<void> {
  // A chunk of its own: no page waits for the declarations of the other screens.
  const { firstQueries } = await import('./first-queries.js');
  // The screen shows a failure when it asks again.
  await Promise.allSettled(firstQueries(client, path).map((query) => queryClient.query(quietly(query))));
}

export function preload(backend: Backend, path: string): void {
  preloadScreen(path);
  // The screen asks for its data itself when this chunk cannot be fetched.
  if (!savesData()) fetchData(backend, path).catch(() => undefined);
}

export function usePreload(): (path: string) => void {
  const backend = useBackend();
  return useCallback((path) => preload(backend, path), [backend]);
}
