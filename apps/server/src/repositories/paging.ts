import type { SelectQueryBuilder } from 'kysely';

/** The page of a list that a client asks for. */
export interface PageInput {
  page?: number;
  psize?: number;
}

export interface Page {
  limit: number;
  offset: number;
}

export function toPage({ page = 1, psize }: PageInput, defaultSize: number): Page {
  const limit = psize ?? defaultSize;
  return { limit, offset: (page - 1) * limit };
}

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
