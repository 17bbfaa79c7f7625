import type { ApiClient } from '@inkstone/api';
import { getKeywordsQuery } from '@inkstone/api/articles';
import { getStagesQuery, getSubjectsOfStageQuery } from '@inkstone/api/lookups';

import type { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { articleListQueries } from '../../../kits/article/list-queries.js';

/** What the list of achievements asks first; another stage brings its own subjects and keywords (Spec B 4). */
export function achievementListQueries(
  client: ApiClient,
  query: ListQueryOf<typeof paths.projectAchievements.query>,
) {
  const stage = query.activity_grade;
  return {
    ...articleListQueries('projectAchievements')(client, query),
    stages: getStagesQuery(client),
    subjects: getSubjectsOfStageQuery(client, stage),
    keywords: getKeywordsQuery(client, { type: 1, stage_id: stage }),
  };
}
