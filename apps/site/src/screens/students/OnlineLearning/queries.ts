import type { ApiClient } from '@inkstone/api';
import { getOnlineClassesQuery, getOnlineSubjectsQuery } from '@inkstone/api/articles';

import type { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { articleListQueries } from '../../../kits/article/list-queries.js';

/** What the list of courses asks first. */
export function courseListQueries(client: ApiClient, query: ListQueryOf<typeof paths.onlineLearning.query>) {
  return {
    ...articleListQueries('onlineLearning')(client, query),
    classes: getOnlineClassesQuery(client),
    subjects: getOnlineSubjectsQuery(client),
  };
}
