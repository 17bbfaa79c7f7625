import { getActivityThemesQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../../app/loadable.js';
import { paths } from '../../../config/paths.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';
import { toArticleItem } from '../../../kits/article/article-model.js';
import { useStageFilter } from '../../../kits/article/use-stage-filter.js';
import { articleListQueries } from '../../../kits/article/queries.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import { namedOptions, type ListFilter } from '../../../kits/list/list-model.js';
import { useList } from '../../../kits/list/use-list.js';
import { useHotActivities } from '../../../kits/side/use-hot-activities.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { WorksDisplayView } from './WorksDisplay.view.js';

function useFilters(): ListFilter[] {
  const stages = useStageFilter();
  const themes = useQuery(getActivityThemesQuery(useApi()));
  return [stages, { id: 'theme', label: '主题', options: toLoadable(themes, namedOptions) }];
}

/** Works of students (Spec B 2.2). */
export function WorksDisplay() {
  const client = useApi();
  const title = useSectionTitle('worksDisplay');
  const slides = useBannerSlides(COLUMN.worksDisplay);
  const articles = useList(paths.worksDisplay, {
    pageSize: PAGE_SIZE.worksDisplay,
    read: (query) => articleListQueries(client, 'worksDisplay', query).page,
    toItem: (article) => toArticleItem(article, client),
  });
  const filters = useFilters();
  const hot = useHotActivities(COLUMN.thematicActivities);
  return <WorksDisplayView title={title} slides={slides} articles={articles} filters={filters} hot={hot} />;
}
