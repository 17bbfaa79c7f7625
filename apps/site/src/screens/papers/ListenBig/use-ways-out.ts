import { listPapersQuery } from '@inkstone/api/papers';
import { useApi } from '@inkstone/api/react';
import type { WayOut } from '@inkstone/ui/patterns/NoMatch';
import { useQueries } from '@tanstack/react-query';

import { quietly } from '../../../lib/quietly.js';
import type { paths } from '../../../lib/config/paths.js';
import type { QueryOf } from '../../../lib/config/query.js';

/**
 * How many papers there would be without each of the conditions. Asked only where no paper meets all of them.
 *
 * @param ways the conditions, by their names in the query
 */
export function useWaysOut(
  query: QueryOf<typeof paths.listenBig.query>,
  ways: readonly WayOut[],
  none: boolean,
): WayOut[] {
  const client = useApi();
  const asked = none && ways.length > 1 ? ways : [];
  const counts = useQueries({
    // A count that fails is left out: the condition can be removed all the same.
    queries: asked.map(({ id }) =>
      quietly(listPapersQuery(client, { ...query, [id]: undefined, page: 1, psize: 1 })),
    ),
  });
  return ways.map((way, index) => ({ ...way, count: counts[index]?.data?.count }));
}
