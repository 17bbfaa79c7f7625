import type { UseQueryResult } from '@tanstack/react-query';

/** What a view can show of a piece of data: it is coming, it failed, or here it is. */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { state: 'ready'; data: T };

/** A query as a view sees it. Data that is already there stays through a failed refetch. */
export function toLoadable<In, Out>(query: UseQueryResult<In>, view: (data: In) => Out): Loadable<Out> {
  if (query.data !== undefined) return { state: 'ready', data: view(query.data) };
  if (!query.isError) return { state: 'loading' };
  return {
    state: 'failed',
    message: query.error.message,
    retrying: query.isFetching,
    retry: () => {
      void query.refetch();
    },
  };
}
