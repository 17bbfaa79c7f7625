import { listArticlesQuery, type ListArticlesParams } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import type { RecommendationKind } from '@inkstone/ui/patterns/RecommendationList';
import { useQuery } from '@tanstack/react-query';

import { toLoadable } from '../../app/loadable.js';
import { PAGE_SIZE } from '../../config/site.js';
import { contentHref } from '../content-href.js';
import type { SideListModel } from './side-list.js';

interface SideArticles {
  title: string;
  /** What the articles are; activities have wide pictures. */
  kind?: RecommendationKind;
  /** Which articles: a column, and whether only the recommended or the hot ones. */
  of: Pick<ListArticlesParams, 'column_id' | 'is_recommended' | 'is_hot'>;
  /** The article that the page shows: it is not offered again. */
  except?: number;
}

/** A side list of articles (Spec B 2, 9). */
export function useSideArticles({ title, kind = 'article', of, except }: SideArticles): SideListModel {
  const client = useApi();
  // One more than is shown, in place of the page's own article.
  const query = useQuery(listArticlesQuery(client, { ...of, page: 1, psize: PAGE_SIZE.sideList + 1 }));
  return {
    title,
    kind,
    items: toLoadable(query, ({ list }) =>
      list
        .filter(({ id }) => id !== except)
        .slice(0, PAGE_SIZE.sideList)
        .map((article) => ({
          id: article.id,
          title: article.title,
          href: contentHref({ id: article.id, column_id: article.column_id }),
          image: client.fileUrl(article.image),
          note: article.intro,
        })),
    ),
  };
}
