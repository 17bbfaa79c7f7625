import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { Tally } from '../../shared/tally.js';

export const keptDays = 30;
/** Of a day: what a robot searched for must not push the readers' words out, nor fill the table. */
const mostWordsOfDay = 2000;
const mostPagesOfDay = 20_000;

export const today = sql<string>`(now() at time zone 'Asia/Shanghai')::date`;

/** Adds what this process has counted. Two processes add to the same rows, in the same order. */
export async function writeTally(db: Database, tally: Tally): Promise<void> {
  const { counts, missed, read } = tally.take();
  if (counts.size > 0) {
    await sql`
      insert into figure_counts (name, at, count)
      select name, date_bin('10 minutes', now(), 'epoch'), count
        from jsonb_to_recordset(${recordsOf(counts)}::jsonb) as given (name text, count integer) order by name
      on conflict (name, at) do update set count = figure_counts.count + excluded.count`.execute(db);
  }
  await addOfToday(db, { table: 'missed_searches', column: 'words', most: mostWordsOfDay }, missed);
  await addOfToday(db, { table: 'page_reads', column: 'path', most: mostPagesOfDay }, read);
}

interface DayCounts {
  table: 'missed_searches' | 'page_reads';
  /** What is counted. */
  column: string;
  /** Rows of a day. */
  most: number;
}

async function addOfToday(
  db: Database,
  { table, column, most }: DayCounts,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  if (counts.size === 0) return;
  await sql`
    insert into ${sql.table(table)} as kept (day, ${sql.ref(column)}, count)
    select ${today}, name, count
      from jsonb_to_recordset(${recordsOf(counts)}::jsonb) as given (name text, count integer)
     where exists (select from ${sql.table(table)} where day = ${today} and ${sql.ref(column)} = name)
        or (select count(*) from ${sql.table(table)} where day = ${today}) < ${most}::integer
     order by name
    on conflict (day, ${sql.ref(column)}) do update set count = kept.count + excluded.count`.execute(db);
}

function recordsOf(counts: ReadonlyMap<string, number>): string {
  return JSON.stringify([...counts].map(([name, count]) => ({ name, count })));
}

/** @param readsKeptDays for how long it is known which page was read how often */
export async function deleteOldFigures(db: Database, readsKeptDays: number): Promise<void> {
  await sql`delete from page_reads where day <= ${today} - ${readsKeptDays}::integer`.execute(db);
  await sql`delete from missed_searches where day <= ${today} - ${keptDays}::integer`.execute(db);
  await sql`delete from figure_counts where at < now() - make_interval(days => ${keptDays + 1}::integer)`.execute(
    db,
  );
}
