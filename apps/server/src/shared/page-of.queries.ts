import type { SelectQueryBuilder } from 'kysely';
import type { Page } from './paging.js';

/**
 * A page of a list, and the number of rows in all pages.
 * @param list in its order
 * @param matching the rows to be counted, without joins that only add columns
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
