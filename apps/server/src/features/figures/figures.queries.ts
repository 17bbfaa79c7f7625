import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { ReadPages } from '../../shared/read-pages.js';
import { keptDays } from './counts.queries.js';
import { type MostRead, mostReadPages } from './most-read.queries.js';

export type Figure = 'registrations' | 'downloads' | 'checks' | 'misses' | 'failed' | 'errors';

export interface FigureRow {
  name: Figure;
  /** A number for each day, today last. */
  days: number[];
  /** Yesterday until this time of the day. */
  yesterday: number;
}

export interface Figures {
  /** YYYY-MM-DD, in China; today last. */
  days: string[];
  rows: FigureRow[];
  /** All searches of today. */
  searches: number;
  /** Today's messages that were given up, by channel. */
  failedBy: { sms: number; mail: number };
  missed: { words: string; count: number }[];
  read: MostRead[];
}

const mostListed = 10;

/** All that is counted, with its moments. */
const events = sql`
  select 'registrations' as name, created_at as at, 1 as count from users
   union all select case name when 'download' then 'downloads' when 'check' then 'checks' when 'miss' then 'misses'
                              when 'error' then 'errors' else 'searches' end, at, count from figure_counts
   union all select 'failed', failed_at, 1 from deliveries where failed_at is not null`;

const names: readonly Figure[] = ['registrations', 'downloads', 'checks', 'misses', 'failed', 'errors'];

/** @param now for tests; days are those of China */
export async function readFigures(
  db: Database,
  pages: ReadPages | undefined,
  now = new Date(),
): Promise<Figures> {
  const [days, yesterday] = [await countsByDay(db, now), await countsOfYesterday(db, now)];
  const dates = lastDays(now);
  const of = (name: string): number[] =>
    dates.map((date) => days.find((row) => row.name === name && row.day === date)?.count ?? 0);
  return {
    days: dates,
    rows: names.map((name) => ({
      name,
      days: of(name),
      yesterday: yesterday.find((row) => row.name === name)?.count ?? 0,
    })),
    searches: of('searches').at(-1) ?? 0,
    failedBy: await failedBy(db, now),
    missed: await missedWords(db, now),
    read: await mostReadPages(db, pages, {
      since: sql`${dayOf(now)} - ${keptDays - 1}::integer`,
      most: mostListed,
    }),
  };
}

const dayMilliseconds = 86_400_000;
/** China has no summer time. */
const chinaOffset = 8 * 3_600_000;

function lastDays(now: Date): string[] {
  return Array.from({ length: keptDays }, (_, index) =>
    new Date(now.getTime() + chinaOffset - (keptDays - 1 - index) * dayMilliseconds)
      .toISOString()
      .slice(0, 10),
  );
}

function dayOf(moment: unknown) {
  return sql`(${moment} at time zone 'Asia/Shanghai')::date`;
}

async function countsByDay(db: Database, now: Date) {
  const { rows } = await sql<{ name: string; day: string; count: number }>`
    select name, ${dayOf(sql`at`)}::text as day, sum(count)::integer as count
      from (${events}) as events
     where at >= (${dayOf(now)} - ${keptDays - 1}::integer)::timestamp at time zone 'Asia/Shanghai' and at <= ${now}
     group by 1, 2`.execute(db);
  return rows;
}

async function countsOfYesterday(db: Database, now: Date) {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, sum(count)::integer as count
      from (${events}) as events
     where ${dayOf(sql`at`)} = ${dayOf(now)} - 1 and at <= ${now}::timestamptz - interval '1 day'
     group by 1`.execute(db);
  return rows;
}

async function failedBy(db: Database, now: Date): Promise<{ sms: number; mail: number }> {
  const { rows } = await sql<{ channel: 'sms' | 'mail'; count: number }>`
    select channel, count(*)::integer as count from deliveries
     where ${dayOf(sql`failed_at`)} = ${dayOf(now)} group by channel`.execute(db);
  const of = (channel: string): number => rows.find((row) => row.channel === channel)?.count ?? 0;
  return { sms: of('sms'), mail: of('mail') };
}

async function missedWords(db: Database, now: Date) {
  const { rows } = await sql<{ words: string; count: number }>`
    select words, sum(count)::integer as count from missed_searches
     where day > ${dayOf(now)} - ${keptDays}::integer
     group by words order by count desc, words limit ${mostListed}`.execute(db);
  return rows;
}
