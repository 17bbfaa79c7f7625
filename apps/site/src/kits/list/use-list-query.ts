import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import {
  orderParams,
  readQuery,
  toQuery,
  type QueryChange,
  type QueryOf,
  type QueryShape,
} from '../../lib/config/query.js';
import type { ListRoute } from '../../lib/config/route.js';

export interface ListQuery<S extends QueryShape> {
  /** What the address says now. A parameter that is not set is missing; `page` is always there. */
  query: QueryOf<S> & { page: number };
  /** Sets some parameters, `undefined` removes one. Any change but that of `page` leads back to page 1. */
  change: (part: QueryChange<S>) => void;
  /** Removes all parameters: the list as it opens from the menu. */
  clear: () => void;
}

/**
 * The state of a list, kept in the route's query and nowhere else: Back restores it, a link shares
 * it, and the menu's link, which has no query, resets it (Spec A 2).
 */
export function useListQuery<S extends QueryShape>(route: ListRoute<S>): ListQuery<S> {
  const shape = route.query;
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readQuery(shape, address), [shape, address]);

  const change = useCallback(
    (part: QueryChange<S>) => {
      const turnsPage = Object.keys(part).every((name) => name === 'page');
      const next = { ...query, ...(turnsPage ? {} : { page: 1 }), ...part };
      void navigate({ search: toQuery(orderParams(shape, next)) });
    },
    [navigate, shape, query],
  );

  const clear = useCallback(() => void navigate({ search: '' }), [navigate]);
  return useMemo(() => ({ query, change, clear }), [query, change, clear]);
}
