import type { ReactNode } from 'react';

import type { Way } from '../../types.js';
import type { TablePage } from '../DeskTable/types.js';
import type { TrayFiltersProps } from '../TrayFilters/TrayFilters.js';

/** 0 waits, 2 is begun, 1 is done, -1 will not be done. */
export type QueueStatus = 0 | 1 | 2 | -1;

/** An item as a row. */
export interface QueueRow {
  id: number;
  /** In the order of the columns. */
  cells: readonly string[];
  /** How many files it has. */
  files: number;
  /** When it was sent in: 11-24 09:12. */
  since: string;
  status: QueueStatus;
  /** Who has it; '' for nobody. */
  assigned_to: string;
  note: string;
}

/** What is decided about rows, and what the operator reads then and can take back. */
export interface RowDecision {
  act: 'approve' | 'handle' | 'contact' | 'reject' | 'reopen' | 'assign';
  /** To whom it is handed on. */
  to?: string;
  done: string;
}

/** What can be done with rows of these states. A refusal needs its reason in the note. */
export interface RowAct extends Pick<RowDecision, 'act' | 'done'> {
  label: string;
  /** Of its key. */
  code?: string;
  from: readonly QueueStatus[];
}

/** A queue as a table. Its filters, order, page and hidden columns are in the address. */
export interface QueueTableProps<Row extends QueueRow> {
  /** The name of the queue. */
  title: string;
  back: Way;
  /** Undefined while they are loaded. */
  columns: readonly { name: string; label: string }[] | undefined;
  rows: readonly Row[] | undefined;
  /** Of all pages. */
  count: number;
  /** What stands instead of the rows that could not be loaded. */
  failure?: ReactNode;
  /** Above the rows. */
  notice?: ReactNode;
  /** What was decided and is not sent yet, by the row. */
  unsent: ReadonlyMap<string, string>;
  choices: TrayFiltersProps['choices'];
  values: TrayFiltersProps['values'];
  onValues: TrayFiltersProps['onChange'];
  paging: TablePage;
  hiddenColumns: readonly string[];
  /** Whether rows can be chosen, several at once. */
  choosing?: boolean;
  /** The names of the states, the waiting one first. */
  states: readonly { status: QueueStatus; name: string }[];
  nameOf: (row: Row) => string;
  /** The column with the name, which stands first. */
  nameColumn: string;
  /** What can be done with rows: the first one decides. */
  acts: readonly RowAct[];
  /** Whether a row can be handed on, and to whom; undefined until they are known. */
  handsOn?: boolean;
  people: readonly string[] | undefined;
  onDecide: (rows: readonly Row[], decision: RowDecision) => void;
  onNote: (row: Row, note: string) => void;
  /** The id of the row that is open. */
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Opens the next row, or the one before. */
  onMove: (step: 1 | -1) => void;
  /** What is shown below the open row. @param cell what it says in a column */
  opened: (row: Row, cell: (column: string) => string) => ReactNode;
  /** Further buttons of the head, for the rows that are chosen, or for all of the page. */
  tools?: (rows: readonly Row[]) => ReactNode;
  /** @param ids only these rows; all that are asked for without them */
  onSaveCsv: (columns: readonly { id: string; name: string }[], ids?: readonly number[]) => void;
  saving: boolean;
}
