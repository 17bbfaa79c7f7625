import { useApi } from '@inkstone/api/react';

import { paths } from '../../../config/paths.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';
import { toArticleItem } from '../../../kits/article/article-model.js';
import { articleListQueries } from '../../../kits/article/queries.js';
import { useBannerSlides } from '../../../kits/banner/use-banner-slides.js';
import { useList } from '../../../kits/list/use-list.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { KnowledgeDrivenGoodsView } from './KnowledgeDrivenGoods.view.js';

/** Articles that explain how to learn (Spec B 2.2). */
export function KnowledgeDrivenGoods() {
  const client = useApi();
  const title = useSectionTitle('KnowledgeDrivenGoods');
  const slides = useBannerSlides(COLUMN.KnowledgeDrivenGoods);
  const articles = useList(paths.KnowledgeDrivenGoods, {
    pageSize: PAGE_SIZE.KnowledgeDrivenGoods,
    read: (query) => articleListQueries(client, 'KnowledgeDrivenGoods', query).page,
    toItem: (article) => toArticleItem(article, client),
  });
  return <KnowledgeDrivenGoodsView title={title} slides={slides} articles={articles} />;
}
