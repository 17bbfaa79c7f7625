import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.js';

/** Types of content that can be a favourite (Spec A 4). */
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

/** Whether the content is a favourite of the user; false for a visitor. */
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

/** The table of each type's content. */
export const contentTables = {
  [contentTypes.paper]: 'papers',
  [contentTypes.book]: 'books',
  [contentTypes.article]: 'articles',
  [contentTypes.activity]: 'activities',
  [contentTypes.course]: 'courses',
} as const;

/** Adds a favourite; does nothing if it exists, for instance when two tabs of one user add it. */
export async function addFavourite(db: Database, { userId, type, contentId }: Favourite): Promise<void> {
  await db
    .insertInto('favourites')
    .values({ user_id: userId, type, content_id: contentId })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'content_id']).doNothing())
    .execute();
}

export async function removeFavourite(db: Database, { userId, type, contentId }: Favourite): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('content_id', '=', contentId)
    .execute();
}
