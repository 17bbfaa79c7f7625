import type { ApiClient } from '@inkstone/api';
import { getActivityThemesQuery } from '@inkstone/api/articles';
import { getStagesQuery } from '@inkstone/api/lookups';

import type { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { articleListQueries } from '../../../kits/article/list-queries.js';

/** What the list of students' works asks first. */
export function worksListQueries(client: ApiClient, query: ListQueryOf<typeof paths.worksDisplay.query>) {
  return {
    ...articleListQueries('worksDisplay')(client, query),
    stages: getStagesQuery(client),
    themes: getActivityThemesQuery(client),
  };
}
