import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL would infer smallint and fail on a larger number, instead of finding no rows. */
export function comparableYear(year: number): RawBuilder<number> {
  return sql<number>`${year}::integer`;
}
