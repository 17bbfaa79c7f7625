import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ContentType } from './content-types.js';

/** False for a visitor. */
export function isFavourite(
  userId: number | Expression<number> | undefined,
  type: ContentType | Expression<number>,
  contentId: Expression<number>,
): RawBuilder<boolean> {
  if (userId === undefined) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select 1 from favourites
    where favourites.user_id = ${userId} and favourites.type = ${type} and favourites.content_id = ${contentId}
  )`;
}
