import type { Database } from '../../db/database.js';
import { countByMonth, totalOf } from '../papers/counts.queries.js';

/** How many things the sections of the site hold. */
export interface Contents {
  /** By the stage of the books. */
  books: ReadonlyMap<number, number>;
  papers: number;
  /** By the column of the articles. */
  articles: ReadonlyMap<number, number>;
  shops: number;
}

export async function contentsOfSite(db: Database): Promise<Contents> {
  const [books, months, articles, { shops }] = await Promise.all([
    db
      .selectFrom('books')
      .select((eb) => ['stage_id as id', eb.fn.countAll<number>().as('count')])
      .groupBy('stage_id')
      .execute(),
    countByMonth(db, {}),
    db
      .selectFrom('articles')
      .select((eb) => ['column_id as id', eb.fn.countAll<number>().as('count')])
      .groupBy('column_id')
      .execute(),
    db
      .selectFrom('online_shops')
      .select((eb) => eb.fn.countAll<number>().as('shops'))
      .executeTakeFirstOrThrow(),
  ]);
  return { books: byId(books), papers: totalOf(months), articles: byId(articles), shops };
}

function byId(rows: readonly { id: number; count: number }[]): Map<number, number> {
  return new Map(rows.map(({ id, count }) => [id, count]));
}
