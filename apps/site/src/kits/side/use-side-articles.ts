import { useApi } from '@inkstone/api/react';
import type { RecommendationKind } from '@inkstone/ui/patterns/RecommendationList';

import { toLoadable } from '../../lib/loadable.js';
import { contentHref } from '../../lib/content-href.js';
import type { SideListModel } from './side-list.js';
import { useOtherArticles, type ArticleSelection } from './use-other-articles.js';

export interface SideArticles {
  title: string;
  /** What the articles are; activities have wide pictures. */
  kind?: RecommendationKind;
  /** Left out where no list is shown. */
  of: ArticleSelection | undefined;
  /** The article that the page shows: it is not offered again. */
  except?: number | undefined;
}

/** A side list of articles (Spec B 2, 9). */
export function useSideArticles({ title, kind = 'article', of, except }: SideArticles): SideListModel {
  const { fileUrl } = useApi();
  const articles = useOtherArticles(of, { except });
  return {
    title,
    kind,
    items: toLoadable(articles, (list) =>
      list.map((article) => ({
        id: article.id,
        title: article.title,
        href: contentHref({ id: article.id, column_id: article.column_id }),
        image: fileUrl(article.image),
        imageFocus: article.image_focus,
        note: article.intro,
      })),
    ),
  };
}
