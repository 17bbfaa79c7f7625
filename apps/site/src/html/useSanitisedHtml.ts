import { useQuery } from '@tanstack/react-query';

import { sanitiseHtml } from './sanitise.js';

/** Server HTML made safe, `undefined` until it is. */
export function useSanitisedHtml(html: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['sanitised', html],
    queryFn: () => sanitiseHtml(html ?? ''),
    enabled: html !== undefined,
    staleTime: Infinity,
  });
  return data;
}
