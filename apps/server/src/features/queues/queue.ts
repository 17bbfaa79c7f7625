import type { DeskQueueName } from '@inkstone/api/types';
import type { AliasableExpression, UpdateObject } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';

/** 0 waits, 1 is handled or approved, -1 is not; 2 was begun and is not decided. */
export type ItemStatus = -1 | 0 | 1 | 2;

/** What every queue tells about what somebody sent in. */
export interface Item {
  id: number;
  status: ItemStatus;
  /** Since when it waits or has waited. */
  since: Date;
  note: string;
  approver: string;
  handled_at: Date | null;
  /** The operator to whom it was handed; '' for all. */
  assigned_to: string;
  file_keys: string[];
}

/** The columns of {@link Item} in a table of what visitors send in, besides the files. */
export const itemColumns = [
  'id',
  'status',
  'created_at as since',
  'note',
  'approver',
  'handled_at',
  'assigned_to',
] as const;

export interface Decision {
  status: ItemStatus;
  note: string;
}

/** What visitors send in, as it is listed. */
export interface ListedQueue<Row extends Item> {
  /** Of the command, and in `operator_acts`. */
  name: DeskQueueName;
  rows: (db: Database) => AliasableExpression<Row>;
  /** The columns besides those of {@link Item}, as the operator reads them. */
  fields: readonly (readonly [label: string, column: keyof Row & string])[];
  /** The columns that tell one item from another in a list. */
  heading: readonly (keyof Row & string)[];
  /** A status without a name is not one of this queue. */
  statusNames: Readonly<Partial<Record<ItemStatus, string>>>;
  /** The columns by whose values the list can be narrowed, as the operator reads them. */
  filters: readonly (readonly [label: string, column: keyof Row & string])[];
  /** What a file is; '' where none can be sent. */
  fileNoun: string;
}

/** What the publisher's people handle one by one, by a status and a note. */
export interface Queue<Row extends Item> extends ListedQueue<Row> {
  table: 'activity_applications' | 'book_donations' | 'book_feedbacks';
  /** What an operator can do: the word of the command, and the status it gives. */
  acts: Readonly<Record<string, ItemStatus>>;
  /** The columns that hold a status, where it is not the column of that name alone. */
  stored?: (status: ItemStatus) => UpdateObject<DB, 'activity_applications'>;
  /** Runs in the transaction of the decision. */
  onDecided?: (transaction: Database, item: Row, decision: Decision) => Promise<void>;
}

export function nameOfStatus(
  { statusNames }: Pick<ListedQueue<Item>, 'statusNames'>,
  status: ItemStatus,
): string {
  return statusNames[status] ?? '';
}

export const handling = { handle: 1, reject: -1, reopen: 0 } as const;
export const contacting = { handle: 1, contact: 2, reject: -1, reopen: 0 } as const;
export const approving = { approve: 1, reject: -1, reopen: 0 } as const;
export const enrolling = { approve: 1, contact: 2, reject: -1, reopen: 0 } as const;
