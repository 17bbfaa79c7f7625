import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { orderParams, toQuery, type QueryChange, type QueryShape } from '../../lib/config/query.js';
import type { ListRoute } from '../../lib/config/route.js';
import { useList, type List, type ListOptions } from '../list/use-list.js';

interface OwnListOptions<S extends QueryShape, Wire, Item, Key extends QueryKey> extends ListOptions<
  S,
  Wire,
  Item,
  Key
> {
  /** The chosen tab: the parameter `type` of the request. The items of another tab do not stay while it loads. */
  tab?: number;
}

function tabOf(key: QueryKey | undefined): unknown {
  return (key?.at(-1) as { type?: unknown } | undefined)?.type;
}

/**
 * A list of the owner's things. It is fetched again on focus, because another tab may have changed it, and gives way to
 * the page before when a deletion has emptied it.
 */
export function useOwnList<S extends QueryShape, Wire, Item, Key extends QueryKey>(
  route: ListRoute<S>,
  { tab, read, ...options }: OwnListOptions<S, Wire, Item, Key>,
): List<S, Wire, Item> {
  const list = useList<S, Wire, Item, Key>(route, {
    ...options,
    read: (query) => ({
      ...read(query),
      refetchOnWindowFocus: 'always',
      placeholderData: (former, formerQuery) => (tabOf(formerQuery?.queryKey) === tab ? former : undefined),
    }),
  });
  useLastPage(route, list);
  // A tab narrows nothing: an empty one says 暂无收藏 and offers no conditions to clear.
  return { ...list, choices: {} };
}

/** Replaces the address of a page beyond the last one by that of the last one. */
function useLastPage<S extends QueryShape, Wire, Item>(
  { query: shape }: ListRoute<S>,
  { query, page, pageSize, results, stale }: List<S, Wire, Item>,
): void {
  const navigate = useNavigate();
  const count = results.state === 'ready' && !stale ? results.data.count : undefined;
  const last = count === undefined ? undefined : Math.max(1, Math.ceil(count / pageSize));
  const beyond = last !== undefined && page > last;

  useEffect(() => {
    if (!beyond) return;
    const target = { ...query, page: last } as QueryChange<S>;
    // Replaced: Back would lead to the page that is no more, and from there to here again.
    void navigate({ search: toQuery(orderParams(shape, target)) }, { replace: true });
  }, [beyond, last, navigate, query, shape]);
}
