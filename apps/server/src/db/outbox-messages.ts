import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from './database.js';
import { deleteUnlocked } from './delete-unlocked.js';
import type { OutboxMessages } from './generated.js';

/** As long as the codes in the messages are stored. */
const keptDays = 2;

export type OutboxMessage = Selectable<OutboxMessages>;

/** Stores a message for the operator, and deletes those that are older than two days. */
export async function addOutboxMessage(
  db: Database,
  message: Pick<Insertable<OutboxMessages>, 'channel' | 'recipient' | 'body'>,
): Promise<void> {
  await deleteUnlocked(db, 'outbox_messages', sql`created_at < now() - make_interval(days => ${keptDays})`);
  await db.insertInto('outbox_messages').values(message).execute();
}

export async function newestOutboxMessages(db: Database, most: number): Promise<OutboxMessage[]> {
  const newest = await db
    .selectFrom('outbox_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return newest.reverse();
}
