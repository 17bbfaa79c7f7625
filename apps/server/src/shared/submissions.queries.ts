import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';

/** Equal only for equal fields in the same order. */
export function contentHash(fields: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** Makes the same submission wait until this transaction ends. */
export async function waitForTheSame(transaction: Database, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
}

/** Within the last day. Call {@link waitForTheSame} first. */
export async function cameToday(
  transaction: Database,
  table: 'book_donations' | 'book_feedbacks',
  hash: string,
): Promise<boolean> {
  const sentToday = await transaction
    .selectFrom(table)
    .select('id')
    .where('content_hash', '=', hash)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
  return sentToday !== undefined;
}
