import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { Page } from '../../shared/paging.js';
import { countConditions, type PaperFilter } from './facets.queries.js';

export interface MonthCount {
  /** Start of the month (UTC). */
  month: Date;
  count: number;
}

/** The latest first, for a filter without its search text. */
export async function countByMonth(db: Database, filter: PaperFilter): Promise<MonthCount[]> {
  return db
    .selectFrom('paper_counts')
    .select((eb) => ['month', eb.fn.sum<number>('count').as('count')])
    .where((eb) => eb.and(countConditions(filter)))
    .groupBy('month')
    .having((eb) => eb(eb.fn.sum('count'), '>', 0))
    .orderBy('month', 'desc')
    .execute();
}

export function totalOf(months: readonly MonthCount[]): number {
  return months.reduce((sum, { count }) => sum + count, 0);
}

/** Number of papers by grade id for a filter without its search text; a grade without papers is missing. */
export async function countByGrade(db: Database, filter: PaperFilter): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('paper_counts')
    .select((eb) => [sql<number>`grade_id`.as('grade_id'), eb.fn.sum<number>('count').as('count')])
    .where((eb) => eb.and(countConditions(filter, 'grade_id')))
    .groupBy('grade_id')
    .execute();
  return new Map(rows.map((row) => [row.grade_id, row.count]));
}

export interface Period {
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  until: Date;
  offset: number;
}

/**
 * The months that contain a page of the newest-first list: the papers of later ones need not be scanned.
 * @param months the latest first
 * @returns undefined for a page past the end
 */
export function periodOf(months: readonly MonthCount[], { offset, limit }: Page): Period | undefined {
  let passed = 0;
  let period: Period | undefined;
  for (const { month, count } of months) {
    const end = passed + count;
    if (end > offset) {
      period ??= { from: month, until: followingMonth(month), offset: offset - passed };
      period.from = month;
      if (end >= offset + limit) break;
    }
    passed = end;
  }
  return period;
}

function followingMonth(month: Date): Date {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1));
}
