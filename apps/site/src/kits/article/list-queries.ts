import type { ApiClient } from '@inkstone/api';
import { listArticlesQuery, type ListArticlesParams } from '@inkstone/api/articles';
import { SECTIONS } from '@inkstone/api/rules';
import { listSlidesQuery } from '@inkstone/api/site-config';

import { COLUMNS, type ColumnName } from '../../lib/config/columns.js';

/** What the page that lists the articles of a section asks first. */
export function articleListQueries(section: ColumnName) {
  const column_id = SECTIONS[section].id;
  return (client: ApiClient, query: Partial<ListArticlesParams>) => ({
    page: listArticlesQuery(client, { column_id, page: 1, ...query, psize: COLUMNS[section].pageSize }),
    slides: listSlidesQuery(client, column_id),
  });
}
