import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB, Users } from '../../db/generated.js';
import type { IdentityColumns } from '../../security/identity-cards.js';

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
  { realName, identity }: { realName: string; identity: IdentityColumns },
): Promise<boolean> {
  const set = await db
    .updateTable('users')
    .set({ real_name: realName, ...identity, verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('real_name', '=', '')
    .returning('id')
    .executeTakeFirst();
  return set !== undefined;
}

/** @param hashes by the current key and those before, which another server may still use */
export async function isCardTaken(db: Database, hashes: readonly string[]): Promise<boolean> {
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where('identity_hash', 'in', hashes)
    .executeTakeFirst();
  return taken !== undefined;
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
