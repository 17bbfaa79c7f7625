import { FilterRows, type FilterHandle } from '@inkstone/ui/components/FilterRows';
import { FilterSheet } from '@inkstone/ui/components/FilterSheet';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import type { Ref } from 'react';

import { FiltersFailed } from './FiltersFailed.js';
import { toDimensions, type ListFilter, type ListModel } from './list-model.js';

export interface ListFiltersProps<Item> {
  list: ListModel<Item>;
  filters: readonly ListFilter[];
  /** Measure word of the items: 种. */
  unit: string;
  /** False where the page names the chosen filters itself. */
  summary?: boolean | undefined;
  handle?: Ref<FilterHandle> | undefined;
}

/** The filters of a list: rows on the desktop, a sheet on the phone. A row that failed can be fetched again. */
export function ListFilters<Item>({ list, filters, unit, summary, handle }: ListFiltersProps<Item>) {
  const mobile = useMediaQuery(media.mobile);
  const rows = {
    dimensions: toDimensions(filters),
    values: list.choices,
    onChange: list.onFilter,
    onClear: list.onClear,
    handle,
  };
  const count = list.results.state === 'ready' ? list.results.data.count : undefined;
  return (
    <>
      {rows.dimensions.length > 0 &&
        (mobile ? (
          <FilterSheet {...rows} resultCount={count} unit={unit} />
        ) : (
          <FilterRows {...rows} summary={summary} />
        ))}
      {/* One panel says that the server does not answer; its button fetches the filters too. */}
      {list.results.state !== 'failed' && <FiltersFailed filters={filters} />}
    </>
  );
}
