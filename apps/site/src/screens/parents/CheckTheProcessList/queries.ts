import type { ApiClient } from '@inkstone/api';
import { listArticlesQuery, type ListArticlesParams } from '@inkstone/api/articles';
import { SECTIONS } from '@inkstone/api/rules';

import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/** What the search of 看流程 asks first. */
export function processSearchQueries(client: ApiClient, query: Partial<ListArticlesParams>) {
  return {
    page: listArticlesQuery(client, {
      column_id: SECTIONS.checkTheProcess.id,
      page: 1,
      ...query,
      psize: PAGE_SIZE.checkTheProcessList,
    }),
  };
}
