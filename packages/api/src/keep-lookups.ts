import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';

import { forTheSession } from './caching.js';
import { DESCRIPTION_VERSION } from './generated/openapi.js';
import { browserStorage, safely } from './storage.js';

/** A lookup as it lies in storage: its key and its answer. */
type Kept = [key: QueryKey, data: unknown];

interface Stored {
  /** Answers of another description may have another shape: they are not read. */
  version: string;
  lookups: Kept[];
}

function isLookup(query: Query): boolean {
  return query.meta?.['lookup'] === true && query.state.data !== undefined;
}

function isKept(value: unknown): value is Kept {
  return Array.isArray(value) && value.length === 2 && Array.isArray(value[0]);
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === DESCRIPTION_VERSION &&
    'lookups' in value &&
    Array.isArray(value.lookups) &&
    value.lookups.every(isKept)
  );
}

/**
 * Keeps the lookups (`forTheSession`) in session storage, so that a reload need not fetch them again
 * (Spec A 3). Nothing else is kept, and nothing that depends on who asks. Call it once, before the first query.
 */
export function keepLookups(queryClient: QueryClient, storage = browserStorage()): void {
  const stored = safely(storage, 'lookups');
  const cache = queryClient.getQueryCache();

  const found = stored.read();
  if (isStored(found)) {
    for (const [queryKey, data] of found.lookups) {
      cache.build(queryClient, { queryKey, ...forTheSession }).setData(data);
    }
  }

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isLookup(event.query as Query))
      return;
    const lookups = cache.findAll({ predicate: isLookup });
    stored.write({
      version: DESCRIPTION_VERSION,
      lookups: lookups.map(({ queryKey, state }): Kept => [queryKey, state.data]),
    } satisfies Stored);
  });
}
