import { personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { type Filters, withoutEmptyFilters } from '../filters.js';
import { postQuery } from '../options.js';
import type { BodyOf } from '../wire.js';

export type FindInPapersParams = BodyOf<'/api/exam/find'>;

/**
 * The papers that contain a text, 20 on a page, with its first places. A visitor finds only pages that visitors may see. A
 * backend may leave it out: see `isNotOffered`.
 */
export function findInPapersQuery(client: ApiClient, filters: Filters<FindInPapersParams>) {
  const params = withoutEmptyFilters<FindInPapersParams>(filters);
  return postQuery(client, '/api/exam/find', personal, params);
}
