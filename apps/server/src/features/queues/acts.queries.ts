import { sql } from 'kysely';
import type { Database } from '../../db/database.js';

type State = Readonly<Record<string, string | number>> & { readonly status: number };

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

/** What has become of an item, the oldest first. */
export async function actsOn(db: Database, queue: string, item: string) {
  return db
    .selectFrom('operator_acts')
    .select(['operator', 'created_at', sql<number>`(after ->> 'status')::integer`.as('status')])
    .where('queue', '=', queue)
    .where('item', '=', item)
    .orderBy('id')
    .execute();
}
