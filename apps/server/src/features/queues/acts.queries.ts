import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { ItemStatus } from './queue.js';

export type State = Readonly<Record<string, string | number>>;

export interface Act {
  operator: string;
  queue: string;
  item: string;
  act: string;
  before: State;
  after: State;
}

/** Call it in the transaction of the change: there is neither without the other. */
export async function recordAct(transaction: Database, { before, after, ...act }: Act): Promise<void> {
  await transaction
    .insertInto('operator_acts')
    .values({ ...act, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
}

/** Whether this operator did the last act of this kind, for the same reason: the desk asks again when it got no answer. */
export async function isRepeatedAct(
  db: Database,
  {
    operator,
    queue,
    item,
    act,
    reason,
  }: Pick<Act, 'operator' | 'queue' | 'item' | 'act'> & { reason: string },
): Promise<boolean> {
  const last = await db
    .selectFrom('operator_acts')
    .select(['operator', sql<string>`after ->> 'reason'`.as('reason')])
    .where('queue', '=', queue)
    .where('item', '=', item)
    .where('act', '=', act)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.operator === operator && last.reason === reason;
}

/** What an operator did with an item, in words. */
export function actText(
  { act, status, after }: { act: string; status: ItemStatus; after: State },
  statusNames: Readonly<Partial<Record<number, string>>>,
): string {
  if (act === 'note') return '改了备注';
  if (act === 'assign') return `转给${String(after['assigned_to'])}`;
  return `改为${statusNames[status] ?? String(status)}`;
}

/** What has become of an item, the oldest first. */
export async function actsOn(db: Database, queue: string, item: string) {
  return db
    .selectFrom('operator_acts')
    .select([
      'operator',
      'act',
      'created_at',
      sql<ItemStatus>`(after ->> 'status')::integer`.as('status'),
      sql<State>`after`.as('after'),
    ])
    .where('queue', '=', queue)
    .where('item', '=', item)
    .orderBy('id')
    .execute();
}
