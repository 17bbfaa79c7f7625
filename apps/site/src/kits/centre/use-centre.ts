import { getUnreadCountQuery } from '@inkstone/api/messages';
import { useApi } from '@inkstone/api/react';
import type { UserSession } from '@inkstone/api/types';
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

import { quietly } from '../../lib/quietly.js';
import { useLogout } from '../login/use-logout.js';
import { toOwner, type CentreModel } from './centre-model.js';
import { ownQueries } from './own-queries.js';

interface Counted {
  count: number;
}

/** How many items a list has, if another page has asked for it since it last changed. Nothing is fetched for it. */
function useKnownCount<T extends Counted, Key extends QueryKey>(
  query: UseQueryOptions<T, Error, T, Key>,
): number | undefined {
  const cache = useQueryClient();
  const { data } = useQuery({ ...query, enabled: false });
  return cache.getQueryState(query.queryKey)?.isInvalidated === true ? undefined : data?.count;
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}

/** The data of the frame of the personal centre. */
export function useCentre(user: UserSession): CentreModel {
  const client = useApi();
  const queries = ownQueries(client);
  // Quiet: the number is an addition to a page that works without it.
  const unread = useQuery(quietly(getUnreadCountQuery(client)));
  const papers = useKnownCount(queries.papers);
  const resources = useKnownCount(queries.resources);
  const books = useKnownCount(queries.books);
  const activities = useKnownCount(queries.activities);
  return {
    owner: toOwner(user, client),
    unread: unread.data?.count ?? 0,
    counts: { myBook: books, myDownloads: sum(papers, resources), myActivity: activities },
    onLogOut: useLogout(),
  };
}
