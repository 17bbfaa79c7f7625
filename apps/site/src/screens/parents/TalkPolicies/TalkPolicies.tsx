import { useApi } from '@inkstone/api/react';

import { paths } from '../../../config/paths.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';
import { toArticleItem } from '../../../kits/article/article-model.js';
import { articleListQueries } from '../../../kits/article/queries.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { TalkPoliciesView } from './TalkPolicies.view.js';

/** Policies explained to parents (Spec B 2.3). */
export function TalkPolicies() {
  const client = useApi();
  const title = useSectionTitle('talkPolicies');
  const slides = useBannerSlides(COLUMN.talkPolicies);
  const articles = useList(paths.talkPolicies, {
    pageSize: PAGE_SIZE.talkPolicies,
    read: (query) => articleListQueries(client, 'talkPolicies', query).page,
    toItem: (article) => toArticleItem(article, client),
  });
  return <TalkPoliciesView title={title} slides={slides} articles={articles} />;
}
