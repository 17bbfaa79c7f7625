import type { QueryClient, QueryKey } from '@tanstack/react-query';

import type { Backend } from './backend.js';

/** Id of the element of the page that holds the data of its first screen. */
const ELEMENT_ID = 'served-data';

type ServedQuery = [key: QueryKey, data: unknown, meta: Record<string, unknown> | null];

/** The cache as JSON. It has no times in it: the same data gives the same text. */
export function serializeData(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().getAll();
  return JSON.stringify(
    queries.map(({ queryKey, state, meta }): ServedQuery => [queryKey, state.data, meta ?? null]),
  );
}

/** The element of a page that carries the data to the browser. */
export function servedDataElement(json: string): string {
  // A text of the data must not end the element.
  return `<script type="application/json" id="${ELEMENT_ID}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Fills the cache with serialized data, which counts as fetched now. */
export function fillCache(queryClient: QueryClient, json: string): void {
  const cache = queryClient.getQueryCache();
  for (const [queryKey, data, meta] of JSON.parse(json) as ServedQuery[]) {
    cache.build(queryClient, { queryKey, ...(meta !== null && { meta }) }).setData(data);
  }
}

/**
 * Fills the cache with the data that came in the page. It is a visitor's: for a person who is logged in, what depends
 * on the person counts as outdated, so that it is fetched again.
 */
export function takeServedData({ queryClient, client }: Backend): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  if (json === undefined) return;
  fillCache(queryClient, json);
  if (client.session.get() === null) return;
  void queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.['personal'] === true,
    refetchType: 'none',
  });
}
