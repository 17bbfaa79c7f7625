import type { AliasableExpression } from 'kysely';
import type { Database } from '../../db/database.js';

/** 0 waits, 1 is handled or approved, -1 is not. */
export type ItemStatus = -1 | 0 | 1;

/** What every queue tells about what somebody sent in. */
export interface Item {
  id: number;
  status: ItemStatus;
  /** Since when it waits or has waited. */
  since: Date;
  note: string;
  approver: string;
  handled_at: Date | null;
  file_keys: string[];
}

/** The columns of {@link Item} in a table of what visitors send in, besides the files. */
export const itemColumns = ['id', 'status', 'created_at as since', 'note', 'approver', 'handled_at'] as const;

export interface Decision {
  status: ItemStatus;
  note: string;
}

/** What visitors send in and the publisher's people handle one by one. */
export interface Queue<Row extends Item> {
  /** Of the command, and in `operator_acts`. */
  name: string;
  table: 'activity_applications' | 'book_donations' | 'book_feedbacks';
  rows: (db: Database) => AliasableExpression<Row>;
  /** The columns besides those of {@link Item}, as the operator reads them. */
  fields: readonly (readonly [label: string, column: keyof Row & string])[];
  /** The columns that tell one item from another in a list. */
  heading: readonly (keyof Row & string)[];
  statusNames: Readonly<Record<ItemStatus, string>>;
  /** What an operator can do: the word of the command, and the status it gives. */
  acts: Readonly<Record<string, ItemStatus>>;
  /** What a file is; '' where none can be sent. */
  fileNoun: string;
  /** Runs in the transaction of the decision. */
  onDecided?: (transaction: Database, item: Row, decision: Decision) => Promise<void>;
}

export const handling = { handle: 1, reject: -1, reopen: 0 } as const;
export const approving = { approve: 1, reject: -1, reopen: 0 } as const;
