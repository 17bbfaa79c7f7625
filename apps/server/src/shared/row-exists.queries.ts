import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.js';

export type TableOfIds =
  | 'activities'
  | 'all_articles'
  | 'all_books'
  | 'all_papers'
  | 'articles'
  | 'book_errata'
  | 'book_resources'
  | 'books'
  | 'courses'
  | 'grades'
  | 'online_shops'
  | 'papers'
  | 'provinces'
  | 'stages'
  | 'store_platforms'
  | 'subjects';

export async function rowExists(db: Database, table: TableOfIds, id: number): Promise<boolean> {
  const { found } = await db.selectNoFrom(hasRow(table, id).as('found')).executeTakeFirstOrThrow();
  return found;
}

/** `id` may be a column of an outer query. False for null. */
export function hasRow(table: TableOfIds, id: number | null | Expression<number>): RawBuilder<boolean> {
  if (table === 'activities' || table === 'courses') {
    // Activities and courses have their article's id, and are withdrawn with it.
    return sql<boolean>`exists (
      select from ${sql.table(table)} as part join articles on articles.id = part.article_id where articles.id = ${id})`;
  }
  return sql<boolean>`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = ${id})`;
}

/** Also if it was withdrawn. */
export function isPartOfArticle(part: 'activities' | 'courses', id: Expression<number>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${sql.table(part)} as part where part.article_id = ${id})`;
}
