import { getKeywordsQuery } from '@inkstone/api/articles';
import { getSubjectsOfStageQuery } from '@inkstone/api/lookups';
import { toOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../lib/loadable.js';
import { paths } from '../../../lib/config/paths.js';
import { ArticleListPage } from '../../../kits/article/ArticleListPage.js';
import { useArticleList } from '../../../kits/article/use-article-list.js';
import { useStageFilter } from '../../../kits/article/use-stage-filter.js';
import type { ListFilter } from '../../../kits/list/list-model.js';
import { useSectionSide } from '../../../kits/side/use-section-side.js';
import { toArticleItem } from '../../../lib/models/articles.js';

/** The filter rows; another stage brings its own subjects and keywords (Spec B 4). */
function useFilters(stage: number | undefined): ListFilter[] {
  const client = useApi();
  const stages = useStageFilter();
  const subjects = useQuery(getSubjectsOfStageQuery(client, stage));
  const keywords = useQuery(getKeywordsQuery(client, { type: 1, stage_id: stage }));
  return [
    stages,
    { id: 'subject', label: '学科', options: toLoadable(subjects, toOptions) },
    {
      id: 'keyword',
      label: '关键字',
      options: toLoadable(keywords, (all) =>
        all.map(({ id, keyword }) => ({ value: String(id), label: keyword })),
      ),
    },
  ];
}

/** What came of research and activities (Spec B 2.1). */
export function ProjectAchievements() {
  const page = useArticleList('projectAchievements', paths.projectAchievements, {
    toItem: toArticleItem,
    clears: { activity_grade: ['subject', 'keyword'] },
  });
  const filters = useFilters(page.list.query.activity_grade);
  return <ArticleListPage {...page} filters={filters} side={useSectionSide('projectAchievements')} />;
}
