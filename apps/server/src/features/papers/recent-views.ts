import { LRUCache } from 'lru-cache';

/** How long a browser that opens a page again is on the same visit, in ms. */
const visitMs = 30 * 60_000;
/** Visits that are remembered, some 100 bytes each. */
const mostVisits = 50_000;

export interface RecentViews {
  /**
   * Whether this is the first view on this visit.
   * @param browser its random number; without one every view is a first one
   */
  isFirst: (browser: string, id: number) => boolean;
}

/** Per process: with several, a visit may count more than once. */
export function createRecentViews(): RecentViews {
  const seen = new LRUCache<string, true>({ max: mostVisits, ttl: visitMs });
  return {
    isFirst(browser, id) {
      if (browser === '') return true;
      const visit = `${browser} ${String(id)}`;
      if (seen.has(visit)) return false;
      seen.set(visit, true);
      return true;
    },
  };
}
