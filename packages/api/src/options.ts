/**
 * The two ways in which an operation is handed to a query library. They only give types: `queryOptions` and
 * `mutationOptions` of @tanstack/react-query do the same, but would bring React to callers who have none. What
 * they make fits `useQuery` of every framework's binding, `queryClient.query` and `QueryObserver`.
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

/** A read, its key tagged with the type of the data it stands for. */
export function queryOptions<Wire, Shown = Wire, Key extends QueryKey = QueryKey>(
  options: QueryOptions<Wire, Shown, Key>,
) {
  return options as QueryOptions<Wire, Shown, Key> & QueryKeyWithDataTag<Key, Wire>;
}

/** A write; `Before` is what `onMutate` keeps for the case that the server refuses. */
export function mutationOptions<Data, Input = void, Before = unknown>(
  options: Omit<
    MutationObserverOptions<Data, DefaultError, Input, Before>,
    'mutationKey' | 'mutationFn' | '_defaulted'
  > & { mutationKey: MutationKey; mutationFn: MutationFunction<Data, Input> },
) {
  return options;
}
