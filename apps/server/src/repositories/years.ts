import { type RawBuilder, sql } from 'kysely';

/**
 * A year from a filter, to be compared with a column of years. These are small integers; left to the database, a
 * number out of their range would be taken for one too, and be an error instead of a year without anything.
 */
export function comparableYear(year: number): RawBuilder<number> {
  return sql<number>`${year}::integer`;
}
