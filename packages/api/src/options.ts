/**
 * Typed options of queries and mutations. `queryOptions` and `mutationOptions` of @tanstack/react-query do the same,
 * but would import React into scripts that do not use it. The options work with `useQuery` of the adapter of any
 * framework, with `queryClient.query` and with `QueryObserver`.
 */
import type {
  DefaultError,
  MutationFunction,
  MutationKey,
  MutationObserverOptions,
  QueryFunction,
  QueryKey,
  QueryKeyWithDataTag,
  QueryObserverOptions,
} from '@tanstack/query-core';

type QueryOptions<Wire, Shown, Key extends QueryKey> = Omit<
  QueryObserverOptions<Wire, DefaultError, Shown, Wire, Key>,
  'queryKey' | 'queryFn' | 'initialData' | '_defaulted'
> & { queryKey: Key; queryFn: QueryFunction<Wire, Key> };

/** Options of a query. The type of the data is attached to the key, so that `getQueryData(key)` is typed. */
export function queryOptions<Wire, Shown = Wire, Key extends QueryKey = QueryKey>(
  options: QueryOptions<Wire, Shown, Key>,
) {
  return options as QueryOptions<Wire, Shown, Key> & QueryKeyWithDataTag<Key, Wire>;
}

/** Options of a mutation. `Before` is what `onMutate` returns for the case that the server refuses. */
export function mutationOptions<Data, Input = void, Before = unknown>(
  options: Omit<
    MutationObserverOptions<Data, DefaultError, Input, Before>,
    'mutationKey' | 'mutationFn' | '_defaulted'
  > & { mutationKey: MutationKey; mutationFn: MutationFunction<Data, Input> },
) {
  return options;
}
