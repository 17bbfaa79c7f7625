import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { ContentType } from './content-types.js';
import { jointly } from './jointly.js';

export interface Collectable {
  id: number;
  is_collect: 0 | 1;
}

interface Asked {
  userId: number;
  type: ContentType;
  ids: readonly number[];
}

/** @returns those of the ids that are favourites of the user */
export type FindFavourites = (asked: Asked) => Promise<ReadonlySet<number>>;

/** For all who ask at the same time together, see {@link jointly}. */
export function createFavouritesFinder(db: Database): FindFavourites {
  return jointly(async (asked: readonly Asked[]) => {
    const wanted = new Map<string, readonly [number, ContentType, number]>();
    for (const { userId, type, ids } of asked) {
      for (const id of ids) wanted.set(keyOf(userId, type, id), [userId, type, id]);
    }
    const all = [...wanted.values()];
    const [users, types, ids] = [0, 1, 2].map((column) => all.map((one) => one[column]));
    const { rows } = await sql<{ user_id: number; type: number; content_id: number }>`
      select user_id, type, content_id from favourites
        join unnest(${users}::int[], ${types}::smallint[], ${ids}::int[]) as asked (user_id, type, content_id)
       using (user_id, type, content_id)`.execute(db);
    const found = new Set(rows.map((row) => keyOf(row.user_id, row.type, row.content_id)));
    return asked.map((one) => new Set(one.ids.filter((id) => found.has(keyOf(one.userId, one.type, id)))));
  });
}

function keyOf(userId: number, type: number, id: number): string {
  return `${String(userId)} ${String(type)} ${String(id)}`;
}
