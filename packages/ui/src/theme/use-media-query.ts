import { use, useCallback, useSyncExternalStore } from 'react';

import { matchesWidth, ServedWidth } from './served-width.js';

/**
 * Whether a media query matches, updated when it changes. For choosing between two component trees
 * (`useMediaQuery(media.mobile)`); what CSS alone can do belongs in CSS. In server HTML it matches for the
 * width in `ServedWidth`.
 *
 * @param served the result in the HTML of a server that does not know the width
 */
export function useMediaQuery(query: string, served = false): boolean {
  const width = use(ServedWidth);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => (width === undefined ? served : matchesWidth(query, width)),
  );
}
