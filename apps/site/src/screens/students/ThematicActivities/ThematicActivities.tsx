import { useApi } from '@inkstone/api/react';

import { paths } from '../../../config/paths.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';
import { toArticleItem } from '../../../kits/article/article-model.js';
import { articleListQueries } from '../../../kits/article/queries.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { ThematicActivitiesView } from './ThematicActivities.view.js';

/** Activities for students (Spec B 2.2). */
export function ThematicActivities() {
  const client = useApi();
  const title = useSectionTitle('thematicActivities');
  const slides = useBannerSlides(COLUMN.thematicActivities);
  const articles = useList(paths.thematicActivities, {
    pageSize: PAGE_SIZE.thematicActivities,
    read: (query) => articleListQueries(client, 'thematicActivities', query).page,
    toItem: (article) => toArticleItem(article, client),
  });
  return <ThematicActivitiesView title={title} slides={slides} articles={articles} />;
}
