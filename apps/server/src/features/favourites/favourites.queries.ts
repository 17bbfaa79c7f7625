import type { Database } from '../../db/database.js';
import type { ContentType } from '../../shared/content-types.js';

export interface Favourite {
  userId: number;
  type: ContentType;
  contentId: number;
}

/** Does nothing if it exists, for instance when two tabs add it. */
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
