import { isApiError } from '@inkstone/api';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { SheetColumns } from '@inkstone/ui/patterns/desk';
import type { ReactNode } from 'react';

export interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Shown where there is no such thing any more. */
  gone?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has brought; until then its waiting state, or its failure with another try. */
export function Loaded<Data>({ query, gone, children }: LoadedProps<Data>) {
  const { data, error } = query;
  if (gone !== undefined && isApiError(error) && error.code === 404) return gone;
  if (error !== null || data === undefined)
    return (
      <SheetColumns>
        <div>
          {error === null ? <Skeleton lines={8} /> : <ErrorState onRetry={() => void query.refetch()} />}
        </div>
      </SheetColumns>
    );
  return children(data);
}
