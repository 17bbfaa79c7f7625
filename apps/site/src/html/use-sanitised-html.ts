import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { preloadSanitiser, sanitiseHtml } from './sanitise.js';

/** HTML of the server, sanitised; `undefined` until that is done. */
export function useSanitisedHtml(html: string | undefined): string | undefined {
  useEffect(preloadSanitiser, []);
  const { data } = useQuery({
    queryKey: ['sanitised', html],
    queryFn: () => sanitiseHtml(html ?? ''),
    enabled: html !== undefined,
    staleTime: Infinity,
    // Without the library's code the page would wait for its text for ever. The screen's error boundary
    // offers a reload.
    throwOnError: true,
    // The former text stays while a refetched one is being sanitised, or the page would flicker.
    placeholderData: keepPreviousData,
  });
  return data;
}
