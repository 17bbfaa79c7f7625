import type { ApiClient } from '@inkstone/api';
import { listArticlesQuery, type ListArticlesParams } from '@inkstone/api/articles';
import { listSlidesQuery } from '@inkstone/api/site-config';

import type { PathName } from '../../lib/config/paths.js';
import { PAGE_SIZE } from '../../lib/config/page-size.js';
import { COLUMN } from '../../lib/config/columns.js';

/** A page that lists the articles of the column of its name. */
export type ArticleSection = PathName & keyof typeof COLUMN & keyof typeof PAGE_SIZE;

/** What such a page asks first. */
export function articleListQueries(section: ArticleSection) {
  return (client: ApiClient, query: Partial<ListArticlesParams>) => ({
    page: listArticlesQuery(client, {
      column_id: COLUMN[section],
      page: 1,
      ...query,
      psize: PAGE_SIZE[section],
    }),
    slides: listSlidesQuery(client, COLUMN[section]),
  });
}
