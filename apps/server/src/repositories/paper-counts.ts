import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { Page } from './paging.js';
import { countConditions, type PaperFilter } from './paper-facets.js';

/** How many papers were uploaded in a month. */
export interface MonthCount {
  /** The month's first moment (UTC). */
  month: Date;
  count: number;
}

/** The months with papers that pass the facets of a filter, the latest first; its search text is not looked at. */
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

/** By grade id, for the facets of a filter; a grade without papers is missing. */
export async function countByGrade(db: Database, filter: PaperFilter): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('paper_counts')
    .select((eb) => [sql<number>`grade_id`.as('grade_id'), eb.fn.sum<number>('count').as('count')])
    .where((eb) => eb.and(countConditions(filter, 'grade_id')))
    .groupBy('grade_id')
    .execute();
  return new Map(rows.map((row) => [row.grade_id, row.count]));
}

/** Where in time the papers of a page lie. */
export interface Stretch {
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  until: Date;
  /** How many papers of the stretch come before the page. */
  offset: number;
}

/**
 * The months in which a page of the newest-first list lies, so that the papers of the months after them need not
 * be walked to get there.
 * @param months those of the list, the latest first
 * @returns undefined for a page past the end
 */
export function stretchOf(months: readonly MonthCount[], { offset, limit }: Page): Stretch | undefined {
  let passed = 0;
  let stretch: Stretch | undefined;
  for (const { month, count } of months) {
    const end = passed + count;
    if (end > offset) {
      stretch ??= { from: month, until: followingMonth(month), offset: offset - passed };
      stretch.from = month;
      if (end >= offset + limit) break;
    }
    passed = end;
  }
  return stretch;
}

function followingMonth(month: Date): Date {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1));
}
