import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { today } from './code-checks.queries.js';

/** The codes that content folders have brought, of several books. */
export const importedBatch = { id: 0, name: '导入' } as const;
/** In `operator_acts`. */
export const codesQueue = 'codes';

export interface Batch {
  id: number;
  name: string;
  /** Title; '' for those of several books. */
  book: string;
  amount: number;
  printer: string;
  madeBy: string;
  /** Null for those of content folders. */
  madeAt: Date | null;
  /** Codes that were checked at least once. */
  checked: number;
  /** Checks of these, after the first. */
  again: number;
  firstAt: Date | null;
  /** As YYYY-MM-DD, within the time that checks are kept; null before the first. */
  lastDay: string | null;
  recalledAt: Date | null;
  recalledReason: string;
}

/** The newest first. */
export async function listBatches(db: Database): Promise<Batch[]> {
  return batchesWhere(db, sql`true`);
}

export async function findBatch(db: Database, name: string): Promise<Batch | undefined> {
  const [batch] = await batchesWhere(db, sql`batch.name = ${name}`);
  return batch;
}

async function batchesWhere(db: Database, condition: ReturnType<typeof sql>): Promise<Batch[]> {
  const { id: imported, name } = importedBatch;
  const { rows } = await sql<Batch>`
    with batch as (
      select id, name, book_id, amount, printer, made_by, created_at, recalled_at, recalled_reason
        from code_batches where id <> ${imported}
      union all
      select ${imported}::integer, ${name}, null, count(*)::integer, '', '', null::timestamptz,
             (select recalled_at from code_batches where id = ${imported}::integer),
             coalesce((select recalled_reason from code_batches where id = ${imported}::integer), '')
        from genuine_codes where batch_id is null having count(*) > 0)
    select batch.id, batch.name, coalesce(title, '') as book, amount, printer, made_by as "madeBy",
           batch.created_at as "madeAt", coalesce(checked, 0) as checked, coalesce(again, 0) as again,
           first_at as "firstAt", recalled_at as "recalledAt", recalled_reason as "recalledReason",
           (select max(day)::text from code_checks where batch_id = batch.id) as "lastDay"
      from batch left join all_books on all_books.id = batch.book_id
      left join lateral (
        select count(*) as checked, sum(check_count) - count(*) as again, min(first_checked_at) as first_at
          from genuine_codes where coalesce(batch_id, 0) = batch.id and first_checked_at is not null) as codes on true
     where ${condition}
     order by batch.created_at desc nulls last, batch.id desc`.execute(db);
  return rows;
}

/** Checks of the batch by day, the oldest first. */
export async function checksByDay(db: Database, batchId: number, days: number) {
  const { rows } = await sql<{ day: string; checks: number }>`
    select ago.day::date::text as day, coalesce(sum(checks), 0)::integer as checks
      from generate_series(${today} - ${days}::integer + 1, ${today}, interval '1 day') as ago (day)
      left join code_checks on code_checks.batch_id = ${batchId} and code_checks.day = ago.day::date
     group by ago.day order by ago.day`.execute(db);
  return rows;
}

export type BatchEvent = 'make' | 'recall' | 'restore';

/** As an operator reads it, after the name of whoever did it. */
export const batchEventNames: Readonly<Record<BatchEvent, string>> = {
  make: '做了这一批',
  recall: '收回了',
  restore: '恢复了',
};

/** What operators did with the batch, the newest first. */
export async function batchHistory(db: Database, name: string) {
  return db
    .selectFrom('operator_acts')
    .select([
      'operator',
      sql<BatchEvent>`act`.as('act'),
      'created_at as at',
      sql<string>`coalesce(after ->> 'reason', '')`.as('reason'),
    ])
    .where('queue', '=', codesQueue)
    .where('item', '=', name)
    .orderBy('id', 'desc')
    .execute();
}
