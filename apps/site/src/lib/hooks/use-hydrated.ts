import { useSyncExternalStore } from 'react';

function neverChanges() {
  return () => undefined;
}

/** False on the server and in the rendering that hydrates its HTML, which must be the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
