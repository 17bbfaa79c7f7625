import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';

import type { DeskTableProps } from './types.js';

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** Chinese names in the order of their sounds, numbers in the order of their values. */
const collator = new Intl.Collator('zh', { numeric: true });
const NO_ROWS: readonly never[] = [];

function compare(one: unknown, other: unknown): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** The rows and columns that are shown. The state is the caller's: it comes by props and leaves by callbacks. */
export function useDeskTable<Row extends object>({
  columns,
  rows,
  rowId,
  onServer = false,
  sort,
  onSort,
  paging,
  hiddenColumns = NO_ROWS,
  selected = NO_ROWS,
  onSelect,
}: DeskTableProps<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, name, sortBy }): ColumnDef<typeof features, Row> => ({
        id,
        header: name,
        accessorFn: (row) => sortBy?.(row),
        enableSorting: sortBy !== undefined,
        sortFn: (one, other) => compare(one.getValue(id), other.getValue(id)),
      })),
    [columns],
  );
  const sorting = sort === undefined ? [] : [{ id: sort.column, desc: sort.descending }];
  const rowSelection: Record<string, true> = Object.fromEntries(selected.map((id) => [id, true as const]));

  return useTable({
    features,
    columns: definitions,
    data: rows ?? NO_ROWS,
    getRowId: rowId,
    manualSorting: onServer,
    manualPagination: onServer || paging === undefined,
    enableRowSelection: onSelect !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: {
      sorting,
      rowSelection,
      columnVisibility: Object.fromEntries(hiddenColumns.map((id) => [id, false])),
      pagination: { pageIndex: (paging?.page ?? 1) - 1, pageSize: paging?.size ?? Number.MAX_SAFE_INTEGER },
    },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next !== undefined) onSort?.({ column: next.id, descending: next.desc });
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update;
      onSelect?.(Object.keys(next));
    },
  });
}
