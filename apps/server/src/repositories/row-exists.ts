import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.js';

/** Tables whose rows a request may refer to. */
export type TableOfIds =
  | 'activities'
  | 'articles'
  | 'book_resources'
  | 'books'
  | 'courses'
  | 'grades'
  | 'papers'
  | 'provinces'
  | 'stages'
  | 'store_platforms'
  | 'subjects';

/** Activities and courses are articles: their rows have the article's id. */
const idColumns: Partial<Record<TableOfIds, string>> = { activities: 'article_id', courses: 'article_id' };

export async function rowExists(db: Database, table: TableOfIds, id: number): Promise<boolean> {
  const { found } = await db.selectNoFrom(hasRow(table, id).as('found')).executeTakeFirstOrThrow();
  return found;
}

/** The same as a condition; `id` may be a column of an outer query. False for null. */
export function hasRow(table: TableOfIds, id: number | null | Expression<number>): RawBuilder<boolean> {
  const column = sql.ref(`${table}.${idColumns[table] ?? 'id'}`);
  return sql<boolean>`exists (select from ${sql.table(table)} where ${column} = ${id})`;
}
