import { ErrorState } from '@inkstone/ui/components/ErrorState';

import type { ListFilter } from './list-model.js';

/** Where rows of filters could not be fetched: why, and a button that fetches them again. */
export function FiltersFailed({ filters }: { filters: readonly ListFilter[] }) {
  const failures = filters.flatMap(({ options }) => (options.state === 'failed' ? [options] : []));
  const [failure] = failures;
  if (failure === undefined) return null;
  return (
    <ErrorState
      description={failure.message}
      retrying={failures.some(({ retrying }) => retrying)}
      onRetry={() => {
        for (const { retry } of failures) retry();
      }}
    />
  );
}
