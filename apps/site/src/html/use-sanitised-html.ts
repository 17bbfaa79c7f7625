import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { preloadSanitiser, sanitiseHtml } from './sanitise.js';

/** Server HTML made safe, `undefined` until it is. */
export function useSanitisedHtml(html: string | undefined): string | undefined {
  useEffect(preloadSanitiser, []);
  const { data } = useQuery({
    queryKey: ['sanitised', html],
    queryFn: () => sanitiseHtml(html ?? ''),
    enabled: html !== undefined,
    staleTime: Infinity,
    // Without the sanitiser's code the text would be awaited for ever; the screen's boundary offers a reload.
    throwOnError: true,
    // The former text stays while a refetched one is made safe: a page must not blink.
    placeholderData: keepPreviousData,
  });
  return data;
}
