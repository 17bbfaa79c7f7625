import { useCallback } from 'react';

import { useBackend, type Backend } from './backend.js';
import { preloadScreen } from './screens.js';

/** The part of a person's connection that browsers tell, where they do. */
interface Connection {
  saveData?: boolean;
}

async function fetchData({ client, queryClient }: Backend, path: string): Promise<void> {
  // A chunk of its own: no page waits for the declarations of the other screens.
  const { firstQueries } = await import('./first-queries.js');
  for (const query of firstQueries(client, path)) {
    // The screen shows a failure when it asks again.
    queryClient.query({ ...query, meta: { ...query.meta, quiet: true } }).catch(() => undefined);
  }
}

function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

/** Starts fetching the code of the screen at a path, and the data that it asks first. */
export function preload(backend: Backend, path: string): void {
  preloadScreen(path);
  // The screen asks for its data itself when this chunk cannot be fetched.
  if (!savesData()) fetchData(backend, path).catch(() => undefined);
}

export function usePreload(): (path: string) => void {
  const backend = useBackend();
  return useCallback(
    (path) => {
      preload(backend, path);
    },
    [backend],
  );
}
