import { getArticleQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import { favouriteType } from '@inkstone/api/rules';
import type { Article } from '@inkstone/api/types';
import { useMemo } from 'react';

import type { PathName } from '../../lib/config/paths.js';
import type { Route } from '../../lib/config/route.js';
import { outlineOf } from '../../lib/html/outline.js';
import { useSanitisedHtml } from '../../lib/html/use-sanitised-html.js';
import { useDetail } from '../detail/use-detail.js';
import { useFavourite } from '../favourite/use-favourite.js';
import { useCrumbs } from '../use-section.js';
import { toArticleModel, type ArticlePageModel } from './article-model.js';

export interface ArticleResult {
  /** The id in the address; 0 where it has none. */
  id: number;
  /** The article as the server gives it; `undefined` until it is there. */
  item: Article | undefined;
  /** For the view. The favourite is that of an article, an activity or a course, as the server says. */
  page: ArticlePageModel;
}

/** The text with its sections. Reading them parses the whole text, so it is done once for each text. */
function useText(content: string | undefined) {
  const html = useSanitisedHtml(content);
  return useMemo(() => (html === undefined ? undefined : { html, outline: outlineOf(html) }), [html]);
}

/**
 * The data part of an article's page: its text, its neighbours and its favourite.
 *
 * @param section the list that the article stands in
 */
export function useArticle(route: Route<{ id: string | number }>, section: PathName): ArticleResult {
  const client = useApi();
  const { id, item, show } = useDetail(route, {
    read: (articleId) => getArticleQuery(client, articleId),
    title: ({ title }) => title,
  });
  const text = useText(item?.content);
  const favourite = useFavourite(item?.content_type ?? favouriteType.article, id, item?.is_collect);
  const crumbs = useCrumbs(section);
  const article = show((wire) => (text === undefined ? undefined : toArticleModel(wire, text, route)));
  return { id, item, page: { article, favourite, crumbs } };
}
