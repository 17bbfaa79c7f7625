import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { hashGenuineCode, newGenuineCode } from '../../security/genuine-codes.js';
import { recordAct } from '../queues/acts.queries.js';
import { codesQueue, importedBatch } from './batches.queries.js';
import { today } from './code-checks.queries.js';

/** A larger run is several batches: one that is stolen is recalled as a whole. */
export const mostCodes = 100_000;
/** Hashed between two writes: other requests wait for no more. */
const atOnce = 1_000;

export interface NewBatch {
  bookId: number;
  /** Up to {@link mostCodes}. */
  amount: number;
  /** Who prints the labels. */
  printer: string;
  operator: string;
}

/**
 * Makes a batch in one transaction. The codes are known only now: the database keeps their hashes.
 * @param keep is given them part by part; nothing is made if it fails
 * @returns undefined for an unknown book
 */
export async function makeBatch(
  db: Database,
  { bookId, amount, printer, operator }: NewBatch,
  keep: (codes: readonly string[]) => Promise<void>,
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const batch = await addBatch(transaction, { bookId, amount, printer, operator });
    if (batch === undefined) return undefined;
    for (let made = 0; made < amount; made += atOnce) {
      const codes = Array.from({ length: Math.min(atOnce, amount - made) }, newGenuineCode);
      await sql`insert into genuine_codes (code_hash, book_id, batch_id)
        select hash, ${bookId}, ${batch.id} from unnest(${codes.map(hashGenuineCode)}::text[]) as hash`.execute(
        transaction,
      );
      await keep(codes);
    }
    await recordAct(transaction, {
      operator,
      queue: codesQueue,
      item: batch.name,
      act: 'make',
      before: {},
      after: { book: bookId, amount },
    });
    return batch.name;
  });
}

async function addBatch(transaction: Database, { bookId, amount, printer, operator }: NewBatch) {
  // Two batches that are made at once must not get one number.
  await sql`select pg_advisory_xact_lock(hashtextextended('code batches', 0))`.execute(transaction);
  const { rows } = await sql<{ id: number; name: string }>`
    insert into code_batches (name, book_id, amount, printer, made_by)
    select month || '-' || lpad((count(code_batches.id) + 1)::text, 2, '0'), books.id, ${amount}, ${printer}, ${operator}
      from books cross join to_char(${today}, 'YYMM') as month
      left join code_batches on code_batches.name like month || '-%'
     where books.id = ${bookId}
     group by books.id, month
    returning id, name`.execute(transaction);
  return rows[0];
}

export interface BatchAct {
  name: string;
  operator: string;
  reason: string;
}

/** `already`: somebody else was faster. */
export type BatchChange = 'already' | 'done' | 'unknown';

/** What was checked for the first time before stays genuine. */
export async function recallBatch(db: Database, act: BatchAct): Promise<BatchChange> {
  return change(db, act, true);
}

/** Takes a recall back. */
export async function restoreBatch(db: Database, act: BatchAct): Promise<BatchChange> {
  return change(db, act, false);
}

async function change(
  db: Database,
  { name, operator, reason }: BatchAct,
  recalled: boolean,
): Promise<BatchChange> {
  return db.transaction().execute(async (transaction) => {
    if (name === importedBatch.name) await addImported(transaction);
    const batch = await transaction
      .selectFrom('code_batches')
      .select(['id', 'recalled_at'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (batch === undefined) return 'unknown';
    const wasRecalled = batch.recalled_at !== null;
    if (wasRecalled === recalled) return 'already';
    await transaction
      .updateTable('code_batches')
      .set({ recalled_at: recalled ? sql<Date>`now()` : null, recalled_reason: recalled ? reason : '' })
      .where('id', '=', batch.id)
      .execute();
    await recordAct(transaction, {
      operator,
      queue: codesQueue,
      item: name,
      act: recalled ? 'recall' : 'restore',
      before: { recalled: Number(wasRecalled) },
      after: { recalled: Number(recalled), reason },
    });
    return 'done';
  });
}

async function addImported(transaction: Database): Promise<void> {
  await sql`insert into code_batches (id, name, amount) values (${importedBatch.id}, ${importedBatch.name}, 0)
    on conflict do nothing`.execute(transaction);
}
