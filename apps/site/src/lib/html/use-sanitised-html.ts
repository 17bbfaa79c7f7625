import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { preloadSanitiser, sanitiseHtml, sanitiseNow } from './sanitise.js';

// This module is part of the screens that show such HTML only. A screen whose data is there is then rendered once.
preloadSanitiser();

/** HTML of the server, sanitised; `undefined` until that is done. */
export function useSanitisedHtml(html: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['sanitised', html],
    queryFn: () => sanitiseHtml(html ?? ''),
    enabled: html !== undefined,
    initialData: () => (html === undefined ? undefined : sanitiseNow(html)),
    staleTime: Infinity,
    // Without the library's code the text would never come; the error boundary offers a reload.
    throwOnError: true,
    // The former text stays while a refetched one is being sanitised, or the page would flicker.
    placeholderData: keepPreviousData,
  });
  return data;
}
