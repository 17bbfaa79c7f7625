import { type Expression, type RawBuilder, sql } from 'kysely';

/** Whether an id is one of many. One parameter, however many there are: the statement stays the same. */
export function isAmong(id: Expression<number>, ids: Expression<readonly number[]>): RawBuilder<boolean> {
  return sql<boolean>`${id} = any (${ids}::int[])`;
}
