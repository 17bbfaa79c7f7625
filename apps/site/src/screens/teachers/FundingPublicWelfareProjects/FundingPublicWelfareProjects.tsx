import { useApi } from '@inkstone/api/react';

import { paths } from '../../../config/paths.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';
import { toArticleItem } from '../../../kits/article/article-model.js';
import { articleListQueries } from '../../../kits/article/queries.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { FundingPublicWelfareProjectsView } from './FundingPublicWelfareProjects.view.js';

/** Projects that give books to schools. */
export function FundingPublicWelfareProjects() {
  const client = useApi();
  const title = useSectionTitle('fundingPublicWelfareProjects');
  const slides = useBannerSlides(COLUMN.fundingPublicWelfareProjects);
  const articles = useList(paths.fundingPublicWelfareProjects, {
    pageSize: PAGE_SIZE.fundingPublicWelfareProjects,
    read: (query) => articleListQueries(client, 'fundingPublicWelfareProjects', query).page,
    toItem: (article) => toArticleItem(article, client),
  });
  return <FundingPublicWelfareProjectsView title={title} slides={slides} articles={articles} />;
}
