import type { SelectQueryBuilder } from 'kysely';
import type { Page } from './paging.js';

/**
 * One page of a list, and the number of rows in all its pages.
 *
 * @param list in its order
 * @param matching the rows to be counted: the same conditions without the joins that only add columns
 */
export async function pageOf<
  ListDB,
  ListTable extends keyof ListDB,
  Row,
  CountDB,
  CountTable extends keyof CountDB,
>(
  list: SelectQueryBuilder<ListDB, ListTable, Row>,
  matching: SelectQueryBuilder<CountDB, CountTable, object>,
  { limit, offset }: Page,
) {
  const [rows, { count }] = await Promise.all([
    list.limit(limit).offset(offset).execute(),
    matching
      .select((eb) => eb.fn.countAll().as('count'))
      .$castTo<{ count: number }>()
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}
