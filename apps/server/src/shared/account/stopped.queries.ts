import type { Database } from '../../db/database.js';

/** Locks the row, so that no session starts while the account is being stopped. */
export async function isStopped(transaction: Database, userId: number): Promise<boolean> {
  const stopped = await transaction
    .selectFrom('users')
    .select('stopped_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return stopped !== undefined && stopped.stopped_at !== null;
}

/** The publisher's telephone as the contact page shows it; '' without one. */
export async function publisherPhone(db: Database): Promise<string> {
  const card = await db
    .selectFrom('address_cards')
    .select('tel')
    .where('tel', '<>', '')
    .orderBy('sort')
    .orderBy('id')
    .executeTakeFirst();
  return card?.tel ?? '';
}
