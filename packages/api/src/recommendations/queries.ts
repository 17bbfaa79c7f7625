import { forAWhile } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';
import type { QueryOf } from '../wire.js';

export type RecommendedParams = QueryOf<'/api/recommended/index'>;

/**
 * A recommendation column, ten a page where nothing is said. Books alone have `price` (yuan, 0: 暂无定价) and the
 * links `buy_url` and `buy_url_jd`.
 */
export function listRecommendedQuery(client: ApiClient, params: RecommendedParams) {
  return queryOptions({
    queryKey: ['get', '/api/recommended/index', params],
    queryFn: async ({ signal }) => (await client.get('/api/recommended/index', params, { signal })).data,
    ...forAWhile,
  });
}
