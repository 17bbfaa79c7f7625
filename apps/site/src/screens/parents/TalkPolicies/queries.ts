import type { ApiClient } from '@inkstone/api';
import { listArticlesQuery } from '@inkstone/api/articles';
import { listSlidesQuery } from '@inkstone/api/site-config';

import type { paths } from '../../../config/paths.js';
import type { ListQueryOf } from '../../../config/query.js';
import { COLUMN, PAGE_SIZE } from '../../../config/site.js';

/** What the list of policies asks first. */
export function policyListQueries(client: ApiClient, query: ListQueryOf<typeof paths.talkPolicies.query>) {
  return {
    page: listArticlesQuery(client, {
      column_id: COLUMN.talkPolicies,
      ...query,
      psize: PAGE_SIZE.talkPolicies,
    }),
    slides: listSlidesQuery(client, COLUMN.talkPolicies),
  };
}
