import { personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';
import type { BodyOf } from '../wire.js';

export type ExamHomeParams = BodyOf<'/api/exam/index'>;

/** Newest papers, papers of each grade and their counts. */
export function getExamHomeQuery(client: ApiClient, params: ExamHomeParams = {}) {
  return queryOptions({
    queryKey: ['post', '/api/exam/index', params],
    queryFn: async ({ signal }) => (await client.post('/api/exam/index', params, { signal })).data,
    ...personal,
  });
}
