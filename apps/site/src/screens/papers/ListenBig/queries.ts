import type { ApiClient } from '@inkstone/api';
import { getPaperPropertiesQuery, listPapersQuery } from '@inkstone/api/papers';

import type { paths } from '../../../config/paths.js';
import type { ListQueryOf } from '../../../config/query.js';
import { PAGE_SIZE } from '../../../config/page-size.js';

/** What the list of papers asks first. */
export function paperListQueries(client: ApiClient, query: ListQueryOf<typeof paths.listenBig.query>) {
  return {
    page: listPapersQuery(client, { ...query, psize: PAGE_SIZE.papers }),
    properties: getPaperPropertiesQuery(client),
  };
}
