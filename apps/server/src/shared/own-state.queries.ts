import { type Expression, sql } from 'kysely';

export interface Collectable {
  id: number;
  is_collect: 0 | 1;
}

/** One statement for any number of items: `in` would be another one for each length of the list. */
export function isOneOf(id: Expression<number>, items: readonly { id: number }[]) {
  return sql<boolean>`${id} = any (${items.map((item) => item.id)}::int[])`;
}
