import type { ApiClient } from '@inkstone/api';
import { getPaperPropertiesQuery, listPapersQuery } from '@inkstone/api/papers';

import type { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/** What the list of papers asks first. */
export function paperListQueries(client: ApiClient, query: ListQueryOf<typeof paths.listenBig.query>) {
  return {
    page: listPapersQuery(client, { ...query, psize: PAGE_SIZE.papers }),
    properties: getPaperPropertiesQuery(client),
  };
}
