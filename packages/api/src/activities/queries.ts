import { personal } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';
import { applicationKey } from './keys.js';

/**
 * The work that a student submitted (我的作品). `files` is a comma-separated list of links that expire after two hours;
 * splitFiles of the rules splits it. `status` 1 is approved, -1 rejected (Spec B 4).
 */
export function getStudentApplicationQuery(client: ApiClient, id: number) {
  return queryOptions({
    queryKey: applicationKey(id),
    queryFn: async ({ signal }) =>
      (await client.post('/api/article/student_apply_info', { id }, { signal })).data,
    ...personal,
  });
}
