import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';

/** Tells the same submission sent twice: equal for equal fields in the same order, and for nothing else. */
export function contentHash(fields: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/**
 * Until the transaction ends, the same submission waits here: two at once must not both find that none has
 * come yet.
 */
export async function waitForTheSame(transaction: Database, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
}

/** Whether the same submission came within a day, after {@link waitForTheSame}: it is then kept once. */
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

/** The addresses of uploads as a form sends them: joined by commas, in the order in which they were chosen. */
export function splitUploadUrls(urls: string): string[] {
  return urls
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
}

/** What stays the same of an upload's address when its link is signed anew. */
export function withoutSignature(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
