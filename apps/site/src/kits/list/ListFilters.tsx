import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { FilterRows } from '@inkstone/ui/components/FilterRows';
import { FilterSheet } from '@inkstone/ui/components/FilterSheet';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import type { ListFilter, ListModel } from './list-model.js';

export interface ListFiltersProps<Item> {
  list: ListModel<Item>;
  filters: readonly ListFilter[];
  /** Measure word of the items: 种. */
  unit: string;
}

/** The filters of a list: rows on the desktop, a sheet on the phone. A row that failed can be fetched again. */
export function ListFilters<Item>({ list, filters, unit }: ListFiltersProps<Item>) {
  const mobile = useMediaQuery(media.mobile);
  const failures = filters.flatMap(({ options }) => (options.state === 'failed' ? [options] : []));
  const rows = {
    dimensions: filters.flatMap(({ id, label, options }) => {
      if (options.state === 'failed') return [];
      const ready = options.state === 'ready';
      return [{ id, label, options: ready ? options.data : [], loading: !ready }];
    }),
    values: list.choices,
    onChange: list.onFilter,
    onClear: list.onClear,
  };
  const count = list.results.state === 'ready' ? list.results.data.count : undefined;
  const [failure] = failures;
  return (
    <>
      {rows.dimensions.length > 0 &&
        (mobile ? <FilterSheet {...rows} resultCount={count} unit={unit} /> : <FilterRows {...rows} />)}
      {failure !== undefined && (
        <ErrorState
          description={failure.message}
          retrying={failures.some(({ retrying }) => retrying)}
          onRetry={() => {
            for (const { retry } of failures) retry();
          }}
        />
      )}
    </>
  );
}
