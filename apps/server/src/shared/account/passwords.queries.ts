import type { Transaction } from 'kysely';
import type { DB } from '../../db/generated.js';
import { endAllSessions } from './login-sessions.queries.js';

export async function replacePassword(
  transaction: Transaction<DB>,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
  await endAllSessions(transaction, userId);
}

/**
 * For a user who has given the current password. The caller ends the sessions.
 * @returns false if the password has changed since it was compared
 */
export async function exchangePassword(
  transaction: Transaction<DB>,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const changed = await transaction
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Locks the row, so that no session starts with a password that is being replaced. */
export async function holdPassword(
  transaction: Transaction<DB>,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}
