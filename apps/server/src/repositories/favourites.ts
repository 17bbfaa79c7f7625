import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.js';

/** What can be collected (Spec A 4). */
export const contentTypes = { paper: 1, book: 2, article: 3, activity: 4, course: 5 } as const;
export type ContentType = (typeof contentTypes)[keyof typeof contentTypes];

/** The tabs of 我的收藏 (Spec B 2.6); 我的下载 uses the first two. */
export const contentTypeLabels = {
  [contentTypes.paper]: '试题资源',
  [contentTypes.book]: '图书',
  [contentTypes.article]: '文章',
  [contentTypes.activity]: '活动',
  [contentTypes.course]: '在线课程',
} as const;

export interface Favourite {
  userId: number;
  type: ContentType;
  contentId: number;
}

/** Whether the person has collected the row at hand; false for a visitor. */
export function isFavourite(
  userId: number | undefined,
  type: ContentType | Expression<number>,
  contentId: Expression<number>,
): RawBuilder<boolean> {
  if (userId === undefined) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select 1 from favourites
    where favourites.user_id = ${userId} and favourites.type = ${type} and favourites.content_id = ${contentId}
  )`;
}

export async function contentExists(db: Database, type: ContentType, contentId: number): Promise<boolean> {
  const found = await contentOf(db, type, contentId).executeTakeFirst();
  return found !== undefined;
}

/** The content itself, where it is still there; `id` may be a column of an outer query. */
export function contentOf(db: Database, type: ContentType, id: number | Expression<number>) {
  switch (type) {
    case contentTypes.paper:
      return db.selectFrom('papers').select('id').where('id', '=', id);
    case contentTypes.book:
      return db.selectFrom('books').select('id').where('id', '=', id);
    case contentTypes.article:
      return db.selectFrom('articles').select('id').where('id', '=', id);
    case contentTypes.activity:
      return db.selectFrom('activities').select('article_id as id').where('article_id', '=', id);
    case contentTypes.course:
      return db.selectFrom('courses').select('article_id as id').where('article_id', '=', id);
  }
}

/** Adding twice is adding once: two tabs of one person must not quarrel. */
export async function addFavourite(db: Database, { userId, type, contentId }: Favourite): Promise<void> {
  await db
    .insertInto('favourites')
    .values({ user_id: userId, type, content_id: contentId })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'content_id']).doNothing())
    .execute();
}

/** @returns false when the person has no such record */
export async function deleteFavourite(db: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favourites')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeFavourite(db: Database, { userId, type, contentId }: Favourite): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('content_id', '=', contentId)
    .execute();
}
