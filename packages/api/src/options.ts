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

import type { ApiClient } from './client.js';
import type { Answer, BodyOf, GetData, GetPath, PostData, PostPath, QueryOf } from './wire.js';

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

type MutationOptions<Data, Input, Before> = Omit<
  MutationObserverOptions<Data, DefaultError, Input, Before>,
  'mutationKey' | 'mutationFn' | '_defaulted'
> & { mutationKey: MutationKey; mutationFn: MutationFunction<Data, Input> };

/** Options of a mutation. `Before` is what `onMutate` returns for the case that the server refuses. */
export function mutationOptions<Data, Input = void, Before = unknown>(
  options: MutationOptions<Data, Input, Before>,
) {
  return options;
}

type Rest<Options> = Omit<Options, 'queryKey' | 'queryFn' | 'mutationKey' | 'mutationFn'>;

/** A query that gets a path; its key is the method, the path and the parameters, if it has any. */
export function getQuery<Path extends GetPath, Params extends [QueryOf<Path>?], Shown = GetData<Path>>(
  client: Pick<ApiClient, 'get'>,
  path: Path,
  options: Rest<QueryOptions<GetData<Path>, Shown, (string | Params[number])[]>>,
  ...params: Params
) {
  const [query = {} as QueryOf<Path>] = params;
  return queryOptions<GetData<Path>, Shown, (string | Params[number])[]>({
    queryKey: ['get', path, ...params],
    queryFn: async ({ signal }) => (await client.get(path, query, { signal })).data,
    ...options,
  });
}

/** As {@link getQuery}, for a read by POST. */
export function postQuery<Path extends PostPath, Body extends BodyOf<Path>, Shown = PostData<Path>>(
  client: Pick<ApiClient, 'post'>,
  path: Path,
  options: Rest<QueryOptions<PostData<Path>, Shown, (string | Body)[]>>,
  body: Body,
) {
  return queryOptions<PostData<Path>, Shown, (string | Body)[]>({
    queryKey: ['post', path, body],
    queryFn: async ({ signal }) => (await client.post(path, body, { signal })).data,
    ...options,
  });
}

/** A mutation that posts its input to a path. */
export function postMutation<Path extends PostPath>(
  client: Pick<ApiClient, 'post'>,
  path: Path,
  options: Rest<MutationOptions<Answer<PostData<Path>>, BodyOf<Path>, unknown>> = {},
) {
  return mutationOptions<Answer<PostData<Path>>, BodyOf<Path>>({
    mutationKey: ['post', path],
    mutationFn: (input) => client.post(path, input),
    ...options,
  });
}
