import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

import type { Backend } from './backend.js';
import { inScript } from './in-script.js';

/** Of a home: all. Of a screen at its plain address: what is around it, which another layout of it needs too. */
const PAGE_ID = 'served-data';
/** Of a screen at its plain address: what it shows. */
const SCREEN_ID = 'screen-data';

type ServedQuery = [key: QueryKey, data: unknown, meta: Record<string, unknown> | null];

/** The cache as JSON, without times: the same data gives the same text. */
export function serializeData(
  queryClient: QueryClient,
  includes: (query: Query) => boolean = () => true,
): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.data !== undefined && includes(query));
  return JSON.stringify(
    queries.map(({ queryKey, state, meta }): ServedQuery => [queryKey, state.data, meta ?? null]),
  );
}

export function servedDataElement(json: string, id = PAGE_ID): string {
  return `<script type="application/json" id="${id}">${inScript(json)}</script>`;
}

/** Fills the cache with serialized data, which counts as fetched now. */
export function fillCache(queryClient: QueryClient, json: string): void {
  const cache = queryClient.getQueryCache();
  for (const [queryKey, data, meta] of JSON.parse(json) as ServedQuery[]) {
    cache.build(queryClient, { queryKey, ...(meta !== null && { meta }) }).setData(data);
  }
}

/**
 * Fills the cache with the data of a page or screen, which is a visitor's: what depends on the person, or is counted for
 * each browser, is marked to be fetched again.
 */
export function takeServedData({ queryClient, client }: Backend, json: string | undefined): void {
  if (json === undefined) return;
  fillCache(queryClient, json);
  const loggedIn = client.session.get() !== null;
  void queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.['counted'] === true || (loggedIn && meta?.['personal'] === true),
    refetchType: 'none',
  });
}

export function screenDataElement(json: string): string {
  return servedDataElement(json, SCREEN_ID);
}

export function dataInPage(): string | undefined {
  return document.getElementById(PAGE_ID)?.textContent;
}

export function screenDataInPage(): string | undefined {
  return document.getElementById(SCREEN_ID)?.textContent;
}
