import { getActivityThemesQuery } from '@inkstone/api/articles';
import { namedOptions } from '@inkstone/api/props/options';
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

function useFilters(): ListFilter[] {
  const stages = useStageFilter();
  const themes = useQuery(getActivityThemesQuery(useApi()));
  return [stages, { id: 'theme', label: '主题', options: toLoadable(themes, namedOptions) }];
}

/** Works of students (Spec B 2.2). */
export function WorksDisplay() {
  const list = useArticleList('worksDisplay', paths.worksDisplay, { toItem: toArticleItem });
  const filters = useFilters();
  return <ArticleListPage {...list} filters={filters} side={useSectionSide('worksDisplay')} />;
}
