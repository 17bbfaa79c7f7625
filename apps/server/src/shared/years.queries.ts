import { type RawBuilder, sql } from 'kysely';

/**
 * A year of a filter for comparison with a smallint column. PostgreSQL would infer smallint for the parameter
 * and fail on a larger number, instead of finding no rows.
 */
export function comparableYear(year: number): RawBuilder<number> {
  return sql<number>`${year}::integer`;
}
