import { forAWhile } from '../caching.js';
import type { ApiClient } from '../client.js';
import { getQuery } from '../options.js';
import type { QueryOf } from '../wire.js';

export type RecommendedParams = QueryOf<'/api/recommended/index'>;

/**
 * One page of a recommendation column (Spec A 7); 10 items where `psize` is absent.
 * Only books have `price` (yuan, 0 means 暂无定价), `buy_url` and `buy_url_jd`. Only articles, activities and courses
 * have `column_id`, and only activities `activity_type`.
 */
export function listRecommendedQuery(client: ApiClient, params: RecommendedParams) {
  return getQuery(client, '/api/recommended/index', forAWhile, params);
}
