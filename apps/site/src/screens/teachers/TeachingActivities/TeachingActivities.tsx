import { useApi } from '@inkstone/api/react';

import { paths } from '../../../config/paths.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';
import { toArticleItem } from '../../../kits/article/article-model.js';
import { articleListQueries } from '../../../kits/article/queries.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { TeachingActivitiesView } from './TeachingActivities.view.js';

/** Activities for teachers (Spec B 2.1). */
export function TeachingActivities() {
  const client = useApi();
  const title = useSectionTitle('teachingActivities');
  const slides = useBannerSlides(COLUMN.teachingActivities);
  const articles = useList(paths.teachingActivities, {
    pageSize: PAGE_SIZE.teachingActivities,
    read: (query) => articleListQueries(client, 'teachingActivities', query).page,
    toItem: (article) => toArticleItem(article, client),
  });
  return <TeachingActivitiesView title={title} slides={slides} articles={articles} />;
}
