import { listArticlesQuery, type ListArticlesParams } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import type { ArticleSummary } from '@inkstone/api/types';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { quietly } from '../../lib/quietly.js';
import { PAGE_SIZE } from '../../lib/config/page-size.js';

/** Which articles: those of a column, and whether only the recommended or the hot ones. */
export type ArticleSelection = Pick<ListArticlesParams, 'column_id' | 'is_recommended' | 'is_hot'>;

interface Options {
  /** The article that the page shows: it is not offered again. */
  except?: number | undefined;
  /** A failure is shown nowhere. */
  quiet?: boolean;
}

/** The first articles of a selection without that of the page, as many as a side list shows (Spec B 9). */
export function useOtherArticles(
  of: ArticleSelection | undefined,
  { except, quiet = false }: Options = {},
): UseQueryResult<ArticleSummary[]> {
  const recommended = of?.is_recommended === 1 || of?.is_hot === 1;
  const options = listArticlesQuery(useApi(), {
    column_id: 0,
    ...of,
    page: 1,
    // Of the others, one more than is shown, in place of the page's own article.
    psize: recommended ? PAGE_SIZE.recommendations : PAGE_SIZE.sideList + 1,
  });
  return useQuery({
    ...(quiet ? quietly(options) : options),
    enabled: of !== undefined,
    select: ({ list }) => list.filter(({ id }) => id !== except).slice(0, PAGE_SIZE.sideList),
  });
}
