import type { ApiClient } from '@inkstone/api';
import { useApi } from '@inkstone/api/react';
import type { ArticleSummary } from '@inkstone/api/types';

import { COLUMNS, type Column, type ColumnName } from '../../lib/config/columns.js';
import type { QueryShape } from '../../lib/config/query.js';
import type { ListRoute } from '../../lib/config/route.js';
import { useSectionHead } from '../banner/use-banner-slides.js';
import type { ListPageProps } from '../list/ListPage.js';
import { useList, type List, type ListOptions } from '../list/use-list.js';
import { articleListQueries } from './list-queries.js';

/** What the page of a section's list shows, without its filters and its items. */
export type ColumnListProps<Item> = Pick<
  ListPageProps<Item>,
  'title' | 'slides' | 'list' | 'noun' | 'unit' | 'searchPlace'
>;

interface ColumnListOptions<S extends QueryShape, Item> extends Pick<
  ListOptions<S, ArticleSummary, Item, readonly unknown[]>,
  'clears'
> {
  toItem: (article: ArticleSummary, client: ApiClient) => Item;
}

/**
 * The data part of a page that lists the articles of a section.
 *
 * @param route the route of the section, whose query holds only parameters of the article list
 */
export function useArticleList<S extends QueryShape, Item>(
  section: ColumnName,
  route: ListRoute<S>,
  { toItem, clears = {} }: ColumnListOptions<S, Item>,
): ColumnListProps<Item> & { list: List<S, ArticleSummary, Item> } {
  const client = useApi();
  const { noun, unit, pageSize, search }: Column = COLUMNS[section];
  return {
    ...useSectionHead(section),
    noun,
    unit,
    searchPlace: search,
    list: useList(route, {
      pageSize,
      read: (query) => articleListQueries(section)(client, query).page,
      toItem: (article) => toItem(article, client),
      clears,
    }),
  };
}
