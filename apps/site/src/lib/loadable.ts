import type { UseQueryResult } from '@tanstack/react-query';

export interface Failed {
  state: 'failed';
  message: string;
  retrying: boolean;
  retry: () => void;
}

export type Loadable<T> = { state: 'loading' } | Failed | { state: 'ready'; data: T };

/** A query as a view sees it. Data that is already there stays when a refetch fails. */
export function toLoadable<In, Out>(query: UseQueryResult<In>, view: (data: In) => Out): Loadable<Out> {
  if (query.data !== undefined) return { state: 'ready', data: view(query.data) };
  if (!query.isError) return { state: 'loading' };
  return {
    state: 'failed',
    message: query.error.message,
    retrying: query.isFetching,
    retry: () => {
      // Several parts of a screen may show one query: the retry of one must not restart that of another.
      void query.refetch({ cancelRefetch: false });
    },
  };
}
