import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { contentTypes } from '../../shared/content-types.js';
import { isAmong } from '../../shared/is-among.queries.js';
import { jointly } from '../../shared/jointly.js';
import type { Collectable, FindFavourites } from '../../shared/own-favourites.queries.js';
import { toFlag } from '../../shared/wire.js';

interface CountedPaper extends Collectable {
  views: number;
  downloads: number;
}

/** A user's favourites, and the counts: a download shows at once to the user who made it. */
export function createPapersOfUser(db: Database, findFavourites: FindFavourites) {
  const findCounts = createCountsFinder(db);
  return async <Paper extends CountedPaper>(papers: readonly Paper[], userId: number): Promise<Paper[]> => {
    const ids = papers.map(({ id }) => id);
    const [counts, favourites] = await Promise.all([
      findCounts(ids),
      findFavourites({ userId, type: contentTypes.paper, ids }),
    ]);
    return papers.map((paper) => ({
      ...paper,
      ...counts.get(paper.id),
      is_collect: toFlag(favourites.has(paper.id)),
    }));
  };
}

type Counts = ReadonlyMap<number, Pick<CountedPaper, 'views' | 'downloads'>>;

function createCountsFinder(db: Database) {
  return jointly<readonly number[], Counts>(async (asked) => {
    const ids = [...new Set(asked.flat())];
    const rows = await db
      .selectFrom('papers')
      .select(['id', 'view_count as views', 'download_count as downloads'])
      .where((eb) => isAmong(eb.ref('id'), sql.val(ids)))
      .execute();
    const counts = new Map(rows.map(({ id, ...count }) => [id, count]));
    return asked.map(() => counts);
  });
}
