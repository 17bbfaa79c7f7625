import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { recordAct } from './acts.queries.js';
import type { Decision, Item, Queue } from './queue.js';

export async function waitingItems<Row extends Item>(db: Database, queue: Queue<Row>) {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(since) as oldest from ${queue.rows(db)} as item where status = 0`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

/** Waiting ones first, the oldest of them first; then those handled last. Without `most`, all. */
export async function listItems<Row extends Item>(
  db: Database,
  queue: Queue<Row>,
  most: number | null = null,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${queue.rows(db)} as item
     order by status = 0 desc, case when status = 0 then since end, coalesce(handled_at, since) desc, id desc
     limit ${most}`.execute(db);
  return rows;
}

export async function findItem<Row extends Item>(
  db: Database,
  queue: Queue<Row>,
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

/** Of two operators who decide the same at once, the second learns who was first. */
export async function decideOn<Row extends Item>(
  db: Database,
  queue: Queue<Row>,
  id: number,
  { act, operator, ...decision }: Decision & { act: string; operator: string },
): Promise<Decided<Row>> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom(queue.table).select('id').where('id', '=', id).forUpdate().execute();
    const item = await findItem(transaction, queue, id);
    if (item === undefined) return { decided: false, reason: 'unknown' };
    if (item.status === decision.status) return { decided: false, reason: 'already', item };
    await transaction
      .updateTable(queue.table)
      .set({ ...decision, approver: operator, handled_at: sql<Date>`now()` })
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
