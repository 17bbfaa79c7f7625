import type { Query, QueryClient, QueryKey } from '@tanstack/query-core';

import { forTheSession } from './caching.js';
import { DESCRIPTION_VERSION } from './generated/openapi.js';
import { browserStorage, safely } from './storage.js';

type Kept = [key: QueryKey, data: unknown];

interface Stored {
  /** Version of the description. Answers of another version may have another shape, so they are ignored. */
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
 * Stores the lookups (`forTheSession`) in session storage, so that a reload does not fetch them again (Spec A 3).
 * Nothing else is stored, in particular no response that depends on the user. Call it once, before the first query.
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
