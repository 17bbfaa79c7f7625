import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, updated as it changes. Meant for choosing between two component trees
 * (`useMediaQuery(media.mobile)`); what CSS can do alone belongs in CSS.
 *
 * @param served the answer in the HTML of a server, which hydration has to start from
 */
export function useMediaQuery(query: string, served = false): boolean {
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
    () => served,
  );
}
