import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, updated as it changes. Meant for choosing between two component trees
 * (`useMediaQuery(media.mobile)`); what CSS can do alone belongs in CSS.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
