import type { Transaction } from 'kysely';
import type { DB } from '../db/generated.js';
import { endAllSessions } from './login-sessions.js';

/** Sets a new password; whoever is logged in with the old one is logged out, on every device. */
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
 * Whether this is still the person's password. The row is held until the transaction ends, so that nobody logs
 * in with a password that is being replaced at that moment.
 */
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
