import { sql } from 'kysely';
import type { Database } from '../../db/database.js';

/** How long the owner has to answer the message to the former number. */
export const recoveryWaitHours = 24;

/** @returns the hours until the password may be recovered at the account's number; 0: it may */
export async function recoveryWait(db: Database, userId: number): Promise<number> {
  const { hours } = await db
    .selectFrom('users')
    .select(
      sql<number>`ceil(extract(epoch from coalesce(
        phone_changed_at + make_interval(hours => ${recoveryWaitHours}) - now(), '0'::interval)) / 3600)::int`.as(
        'hours',
      ),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return Math.max(0, hours);
}
