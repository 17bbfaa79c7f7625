import { personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';
import type { BodyOf } from '../wire.js';

export type ListArticlesParams = BodyOf<'/api/article/index'>;

/** A page of a column's articles, newest first (home news: column 39, psize 3). */
export function listArticlesQuery(client: ApiClient, params: ListArticlesParams) {
  return queryOptions({
    queryKey: ['post', '/api/article/index', params],
    queryFn: async ({ signal }) => (await client.post('/api/article/index', params, { signal })).data,
    ...personal,
  });
}
