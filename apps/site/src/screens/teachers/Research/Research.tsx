import { useApi } from '@inkstone/api/react';

import { paths } from '../../../config/paths.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';
import { toArticleItem } from '../../../kits/article/article-model.js';
import { articleListQueries } from '../../../kits/article/queries.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { ResearchView } from './Research.view.js';

/** Projects of research (Spec B 2.1). */
export function Research() {
  const client = useApi();
  const title = useSectionTitle('research');
  const slides = useBannerSlides(COLUMN.research);
  const articles = useList(paths.research, {
    pageSize: PAGE_SIZE.research,
    read: (query) => articleListQueries(client, 'research', query).page,
    toItem: (article) => toArticleItem(article, client),
  });
  return <ResearchView title={title} slides={slides} articles={articles} />;
}
