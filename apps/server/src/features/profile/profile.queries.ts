import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB, Users } from '../../db/generated.js';

export type ProfileChange = Updateable<Users>;

export async function changeProfile(
  transaction: Transaction<DB>,
  userId: number,
  change: ProfileChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await transaction.updateTable('users').set(change).where('id', '=', userId).execute();
}

/** @returns false if the user already has a real name, which is kept */
export async function setRealName(
  db: Database,
  userId: number,
  { realName, identityCard }: { realName: string; identityCard: string },
): Promise<boolean> {
  const set = await db
    .updateTable('users')
    .set({ real_name: realName, identity_card: identityCard, verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('real_name', '=', '')
    .returning('id')
    .executeTakeFirst();
  return set !== undefined;
}

/** @returns the key of the replaced picture, '' if none; of two simultaneous changes each returns another */
export async function replaceAvatar(db: Database, userId: number, key: string): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { avatar_key: before } = await transaction
      .selectFrom('users')
      .select('avatar_key')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await changeProfile(transaction, userId, { avatar_key: key });
    return before;
  });
}
