import type { ApiClient } from '@inkstone/api';
import { getUniversityProvincesQuery, getUniversityTypesQuery } from '@inkstone/api/articles';

import type { paths } from '../../../lib/config/paths.js';
import type { ListQueryOf } from '../../../lib/config/query.js';
import { articleListQueries } from '../../../kits/article/list-queries.js';

/** What the list of universities asks first. */
export function universityListQueries(
  client: ApiClient,
  query: ListQueryOf<typeof paths.findAUniversity.query>,
) {
  return {
    ...articleListQueries('findAUniversity')(client, query),
    provinces: getUniversityProvincesQuery(client),
    types: getUniversityTypesQuery(client),
  };
}
