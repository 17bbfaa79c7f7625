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
 * Sets a new password for whoever has shown that they know the present one. Sessions are left to the caller.
 * @returns false when that has been replaced meanwhile; then nothing is written
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
