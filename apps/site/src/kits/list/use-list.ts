import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

import { toLoadable } from '../../lib/loadable.js';
import { quietly } from '../../lib/quietly.js';
import type { QueryChange, QueryOf, QueryShape } from '../../lib/config/query.js';
import type { ListRoute } from '../../lib/config/route.js';
import type { ListModel } from './list-model.js';
import { useListQuery, type ListQuery } from './use-list-query.js';

interface Page<Wire> {
  list: Wire[];
  count: number;
}

export interface ListOptions<S extends QueryShape, Wire, Item, Key extends QueryKey> {
  /** Items on a page (Spec A 9, B 9). */
  pageSize: number;
  /** The query that fetches a page: the address's parameters, the page and its size. */
  read: (
    query: QueryOf<S> & { page: number; psize: number },
  ) => UseQueryOptions<Page<Wire>, Error, Page<Wire>, Key>;
  toItem: (item: Wire) => Item;
  /** Filters whose choice depends on another's: `{ grade_id: ['subject_id'] }`. Another grade clears the subject. */
  clears?: { readonly [K in keyof S]?: readonly (keyof S)[] };
}

export interface List<S extends QueryShape, Wire, Item> extends ListModel<Item>, Omit<ListQuery<S>, 'clear'> {
  /** The items as the server gives them, for `useFavourites` among others; `undefined` until they are there. */
  items: readonly Wire[] | undefined;
}

/**
 * The data part of a list screen. Its state is the route's query; while another page or filter is being
 * fetched, the former items stay, unless the query says what else to show. A failure is shown in the list, so it is not reported as a message too.
 */
export function useList<S extends QueryShape, Wire, Item, Key extends QueryKey>(
  route: ListRoute<S>,
  { pageSize, read, toItem, clears = {} }: ListOptions<S, Wire, Item, Key>,
): List<S, Wire, Item> {
  const { query, change, clear } = useListQuery(route);
  const { page, ...narrowing } = query;
  const { search = '', ...chosen } = narrowing as Record<string, string | number>;

  const options = read({ ...query, psize: pageSize });
  const answer = useQuery({
    ...quietly(options),
    placeholderData: options.placeholderData ?? keepPreviousData,
  });

  return {
    query,
    change,
    items: answer.data?.list,
    search: String(search),
    choices: Object.fromEntries(Object.entries(chosen).map(([id, value]) => [id, String(value)])),
    page,
    pageSize,
    results: toLoadable(answer, ({ list, count }) => ({ items: list.map(toItem), count })),
    stale: answer.isPlaceholderData,
    onSearch: (text) => change({ search: text === '' ? undefined : text } as QueryChange<S>),
    onFilter: (id, value) => {
      const cleared = (clears[id] ?? []).map((name) => [name, undefined] as const);
      change({ ...Object.fromEntries(cleared), [id]: route.query[id]?.(value) } as QueryChange<S>);
    },
    onClear: clear,
    onPage: (target) => change({ page: target } as QueryChange<S>),
    hrefOfPage: (target) => route.href({ ...query, page: target } as QueryChange<S>),
  };
}
