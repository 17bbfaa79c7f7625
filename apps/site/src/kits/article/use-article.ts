import { useApi } from '@inkstone/api/react';
import { favouriteType } from '@inkstone/api/rules';
import type { Article } from '@inkstone/api/types';

import type { Route } from '../../config/route.js';
import { useSanitisedHtml } from '../../html/use-sanitised-html.js';
import { useDetail, type Detail } from '../detail/use-detail.js';
import { useFavourite, type Favourite } from '../favourite/use-favourite.js';
import { toArticleModel, type ArticleModel } from './article-model.js';
import { useShare } from './use-share.js';
import { articleQueries } from './queries.js';

export interface ArticleResult {
  /** The id in the address; 0 where it has none. */
  id: number;
  /** The article as the server gives it; `undefined` until it is there. */
  item: Article | undefined;
  article: Detail<ArticleModel>;
  /** Of an article, an activity or a course, as the server says which it is. */
  favourite: Favourite;
  /** Hands on the address of the page. */
  onShare: () => void;
}

/** The data part of an article's page: its text, its neighbours and its favourite. */
export function useArticle(route: Route<{ id: string | number }>): ArticleResult {
  const client = useApi();
  const { id, item, show } = useDetail(route, {
    read: (articleId) => articleQueries(client, articleId).article,
    title: ({ title }) => title,
  });
  const html = useSanitisedHtml(item?.content);
  const type = item?.content_type ?? favouriteType.article;
  const onShare = useShare(item?.title ?? '');
  const favourite = useFavourite(type, id, item?.is_collect);
  return {
    id,
    item,
    article: show((article) => (html === undefined ? undefined : toArticleModel(article, html, route))),
    favourite,
    onShare,
  };
}
