import { useApi } from '@inkstone/api/react';
import type { ArticleSummary } from '@inkstone/api/types';
import type { ArticleItem } from '@inkstone/ui/patterns/ArticleRow';

import { PAGE_SIZE } from '../../lib/config/page-size.js';
import { COLUMN } from '../../lib/config/columns.js';
import type { QueryShape } from '../../lib/config/query.js';
import type { ListRoute } from '../../lib/config/route.js';
import { useBannerSlides } from '../banner/use-banner-slides.js';
import { useList, type List, type ListOptions } from '../list/use-list.js';
import { useSectionTitle } from '../use-section.js';
import type { ArticleListProps } from './ArticleListPage.js';
import { articleListQueries, type ArticleSection } from './list-queries.js';
import { toArticleItem } from '../../lib/models/articles.js';

interface ArticleList<S extends QueryShape> extends Pick<ArticleListProps, 'title' | 'slides'> {
  articles: List<S, ArticleSummary, ArticleItem>;
}

/**
 * The data part of a page that lists the articles of its column: the title, the slideshow and the list.
 *
 * @param route the route of the section, whose query holds only parameters of the article list
 */
export function useArticleList<S extends QueryShape>(
  section: ArticleSection,
  route: ListRoute<S>,
  { clears = {} }: Pick<ListOptions<S, ArticleSummary, ArticleItem, readonly unknown[]>, 'clears'> = {},
): ArticleList<S> {
  const client = useApi();
  const queries = articleListQueries(section);
  return {
    title: useSectionTitle(section),
    slides: useBannerSlides(COLUMN[section]),
    articles: useList(route, {
      pageSize: PAGE_SIZE[section],
      read: (query) => queries(client, query).page,
      toItem: (article) => toArticleItem(article, client),
      clears,
    }),
  };
}
