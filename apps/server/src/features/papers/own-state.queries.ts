import type { Database } from '../../db/database.js';
import { contentTypes } from '../../shared/content-types.js';
import { isFavourite } from '../../shared/is-favourite.queries.js';
import { type Collectable, isOneOf } from '../../shared/own-state.queries.js';
import { toFlag } from '../../shared/wire.js';

/**
 * What a logged-in user sees differently from the answer that visitors share: their favourites. The counts are read
 * again too, so that a download shows at once to the user who made it.
 */

export async function papersOfUser<Paper extends Collectable & { views: number; downloads: number }>(
  db: Database,
  papers: readonly Paper[],
  userId: number,
): Promise<Paper[]> {
  const rows = await db
    .selectFrom('papers')
    .select((eb) => [
      'id',
      'view_count',
      'download_count',
      isFavourite(userId, contentTypes.paper, eb.ref('papers.id')).as('is_favourite'),
    ])
    .where((eb) => isOneOf(eb.ref('id'), papers))
    .execute();
  const states = new Map(rows.map((row) => [row.id, row]));
  return papers.map((paper) => {
    const state = states.get(paper.id);
    if (state === undefined) return paper;
    const { view_count: views, download_count: downloads, is_favourite: isCollected } = state;
    return { ...paper, views, downloads, is_collect: toFlag(isCollected) };
  });
}
