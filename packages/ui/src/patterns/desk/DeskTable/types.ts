import type { ReactNode } from 'react';

export interface DeskColumn<Row> {
  id: string;
  /** The heading. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** The value that the column is sorted by; without one it cannot be sorted. */
  sortBy?: ((row: Row) => string | number) | undefined;
  /** Numbers stand at the end. */
  align?: 'start' | 'end' | undefined;
  /** A name or a time, which is not broken into lines. */
  oneLine?: boolean | undefined;
  /** Where it stands on the slip of a phone; `name` at the start of its first line, `state` at its end. */
  onSlip?: 'name' | 'state' | 'detail' | 'none' | undefined;
  /** The operator cannot hide it. */
  always?: boolean | undefined;
}

export interface TableSort {
  /** Id of a column. */
  column: string;
  descending: boolean;
}

/** One page of a table. */
export interface TablePage {
  /** From 1. */
  page: number;
  size: number;
}

export interface DeskTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly DeskColumn<Row>[];
  /** All rows, of which the table shows one page; or with `onServer` the page as the server sorted it. Not passed while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Accessible name of a row, for its checkbox. */
  rowName: (row: Row) => string;
  /** The server sorts and pages. */
  onServer?: boolean | undefined;
  /** The sort, which the caller keeps in the address. */
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  paging?: TablePage | undefined;
  /** Ids of the columns that are not shown; a `ColumnMenu` changes them. */
  hiddenColumns?: readonly string[] | undefined;
  /** Ids of the chosen rows. Without `onSelect` rows cannot be chosen. */
  selected?: readonly string[] | undefined;
  onSelect?: ((ids: string[]) => void) | undefined;
  /** Id of the row that is open. */
  openId?: string | undefined;
  /** Called by a press on the name of a row: it opens or closes. */
  onOpen?: ((id: string) => void) | undefined;
  /** What is shown below the row that is open: its long text, its note being written. */
  opened?: ((row: Row) => ReactNode) | undefined;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
}
