import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { Page } from '../../shared/paging.js';
import { recordAct } from './acts.queries.js';
import type { Decision, Item, ItemStatus, ListedQueue, Queue } from './queue.js';

/** The year of a time as a column by which a list is narrowed: 2026 年. */
export function yearOf(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY "年"')`;
}

/** How many wait, and since when the oldest does. */
export async function waitingItems<Row extends Item>(db: Database, queue: ListedQueue<Row>) {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(since) as oldest from ${queue.rows(db)} as item where status = 0`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

export interface ItemFilter {
  status?: ItemStatus;
  /** Items in which a column says this, in any case. */
  word?: string;
  /** Items whose columns have these values. */
  values?: readonly { column: string; value: string }[];
  ids?: readonly number[];
}

export interface ItemOrder {
  column: string;
  descending: boolean;
}

interface Listed {
  filter?: ItemFilter;
  /** By default waiting ones first, the oldest of them first; then those handled last. */
  order?: ItemOrder;
  /** By default all. */
  page?: Page;
}

/** @throws Error for an order by a column that the queue does not show */
export async function listItems<Row extends Item>(
  db: Database,
  queue: ListedQueue<Row>,
  { filter = {}, order, page }: Listed = {},
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${queue.rows(db)} as item where ${matches(queue, filter)}
     order by ${orderOf(queue, order)}
     limit ${page?.limit ?? null} offset ${page?.offset ?? 0}`.execute(db);
  return rows;
}

export async function countItems<Row extends Item>(
  db: Database,
  queue: ListedQueue<Row>,
  filter: ItemFilter = {},
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${queue.rows(db)} as item where ${matches(queue, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function matches<Row extends Item>(
  { fields }: ListedQueue<Row>,
  { status, word = '', values = [], ids }: ItemFilter,
) {
  const columns = ['note', 'approver', ...fields.map(([, column]) => column)];
  const texts = sql.join(columns.map((column) => sql.ref(column)));
  return sql<boolean>`(${status ?? null}::smallint is null or status = ${status ?? null})
    and (${word} = '' or position(lower(${word}) in lower(concat_ws(chr(10), ${texts}))) > 0)
    and (${ids ?? null}::integer[] is null or id = any(${ids ?? null}))
    and ${sql.join([sql`true`, ...values.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`)], sql` and `)}`;
}

/** The values that a column has, for the choice among them. */
export async function valuesOf<Row extends Item>(
  db: Database,
  queue: ListedQueue<Row>,
  column: string,
): Promise<string[]> {
  const value = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    select distinct ${value} as value from ${queue.rows(db)} as item where ${value} <> '' order by value`.execute(
    db,
  );
  return rows.map((row) => row.value);
}

/** The columns by which an operator can sort the items. */
export function sortableColumns<Row extends Item>({ fields }: ListedQueue<Row>): string[] {
  return ['since', 'status', 'note', ...fields.map(([, column]) => column)];
}

function orderOf<Row extends Item>(queue: ListedQueue<Row>, order: ItemOrder | undefined) {
  if (order === undefined) {
    return sql`status = 0 desc, status = 2 desc, case when status = 0 then since end, coalesce(handled_at, since) desc, id desc`;
  }
  if (!sortableColumns(queue).includes(order.column))
    throw new Error(`items cannot be sorted by ${order.column}`);
  return sql`${sql.ref(order.column)} ${order.descending ? sql`desc` : sql`asc`}, id desc`;
}

export async function findItem<Row extends Item>(
  db: Database,
  queue: ListedQueue<Row>,
  id: number,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from ${queue.rows(db)} as item where id = ${id}`.execute(db);
  return rows[0];
}

export type Decided<Row> =
  | { decided: true }
  | { decided: false; reason: 'unknown' }
  /** Somebody else was faster. */
  | { decided: false; reason: 'already'; item: Row };

/**
 * Of two operators who decide the same at once, the second learns who was first.
 * @param seen the status that the operator has read: an item that has another one by now is not changed
 */
export async function decideOn<Row extends Item>(
  db: Database,
  queue: Queue<Row>,
  id: number,
  { act, operator, seen, ...decision }: Decision & { act: string; operator: string; seen?: ItemStatus },
): Promise<Decided<Row>> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom(queue.table).select('id').where('id', '=', id).forUpdate().execute();
    const item = await findItem(transaction, queue, id);
    if (item === undefined) return { decided: false, reason: 'unknown' };
    // The desk sends a decision again when the answer to it was lost.
    const isRepeated =
      item.status === decision.status && item.approver === operator && item.note === decision.note;
    if (isRepeated && seen !== undefined) return { decided: true };
    if (item.status === decision.status || (seen !== undefined && item.status !== seen))
      return { decided: false, reason: 'already', item };
    await transaction
      .updateTable(queue.table)
      // The acts of a queue give only what its table accepts.
      .set({
        note: decision.note,
        approver: operator,
        handled_at: sql<Date>`now()`,
        ...(queue.stored?.(decision.status) ?? { status: sql`${decision.status}` }),
      })
      .where('id', '=', id)
      .execute();
    const { status, note, approver } = item;
    await recordAct(transaction, {
      operator,
      queue: queue.name,
      item: String(id),
      act,
      before: { status, note, approver },
      after: { ...decision, approver: operator },
    });
    await queue.onDecided?.(transaction, item, decision);
    return { decided: true };
  });
}

/** The columns that an act changes without a decision. */
const changed = { note: 'note', assign: 'assigned_to' } as const;

/** Changes the note alone, or to whom the item was handed. */
export async function changeItem<Row extends Item>(
  db: Database,
  queue: Queue<Row>,
  id: number,
  {
    act,
    value,
    operator,
    seen,
  }: { act: keyof typeof changed; value: string; operator: string; seen?: ItemStatus },
): Promise<Decided<Row>> {
  const column = changed[act];
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom(queue.table).select('id').where('id', '=', id).forUpdate().execute();
    const item = await findItem(transaction, queue, id);
    if (item === undefined) return { decided: false, reason: 'unknown' };
    if (seen !== undefined && item.status !== seen) return { decided: false, reason: 'already', item };
    if (item[column] === value) return { decided: true };
    await transaction
      .updateTable(queue.table)
      .set({ [column]: value })
      .where('id', '=', id)
      .execute();
    const { status } = item;
    await recordAct(transaction, {
      operator,
      queue: queue.name,
      item: String(id),
      act,
      before: { status, [column]: item[column] },
      after: { status, [column]: value },
    });
    return { decided: true };
  });
}
