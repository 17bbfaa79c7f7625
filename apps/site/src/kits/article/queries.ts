import type { ApiClient } from '@inkstone/api';
import { getArticleQuery, listArticlesQuery } from '@inkstone/api/articles';
import { listSlidesQuery } from '@inkstone/api/site-config';

import { COLUMN, PAGE_SIZE } from '../../config/site.js';

/** What the page of an article asks first. */
export function articleQueries(client: ApiClient, id: number) {
  return { article: getArticleQuery(client, id) };
}

/** A section whose page is a list of articles. */
export type ArticleSection = keyof typeof COLUMN & keyof typeof PAGE_SIZE;

type ArticleListQuery = Omit<Parameters<typeof listArticlesQuery>[1], 'column_id' | 'psize'>;

/** What the list of a section of articles asks first. */
export function articleListQueries(client: ApiClient, section: ArticleSection, query: ArticleListQuery) {
  return {
    page: listArticlesQuery(client, {
      column_id: COLUMN[section],
      ...query,
      psize: PAGE_SIZE[section],
    }),
    slides: listSlidesQuery(client, COLUMN[section]),
  };
}
