import { useSyncExternalStore } from 'react';

function subscribe() {
  return () => undefined;
}

/**
 * Whether the page may show what only this browser knows, such as its storage. False on a server and while its HTML
 * is hydrated, because both have to render the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
