import type { ApiClient } from '@inkstone/api';
import { listArticlesQuery } from '@inkstone/api/articles';
import { SECTIONS } from '@inkstone/api/rules';
import { getHomeComprehensiveQuery, getSiteConfigQuery } from '@inkstone/api/site-config';

import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/** What the special subject asks. */
export function specialSubjectQueries(client: ApiClient) {
  return {
    config: getSiteConfigQuery(client),
    // The configuration of the specification has no title; that of home does.
    overview: getHomeComprehensiveQuery(client),
    replays: listArticlesQuery(client, { column_id: SECTIONS.replays.id, page: 1, psize: PAGE_SIZE.replays }),
  };
}
