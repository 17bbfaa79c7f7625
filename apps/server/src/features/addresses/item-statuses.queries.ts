import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { hasRow, type TableOfIds } from '../../shared/row-exists.queries.js';
import type { PublishedKind } from './published.queries.js';

/** Where an item is while it is shown, and where it stays when it was withdrawn. Shops are deleted. */
const tables = {
  books: ['books', 'all_books'],
  papers: ['papers', 'all_papers'],
  articles: ['articles', 'all_articles'],
  shops: ['online_shops', 'online_shops'],
} as const satisfies Record<PublishedKind, readonly [TableOfIds, TableOfIds]>;

/** As the API answers: 404 for what never was, 410 for what was withdrawn. */
export type ItemStatus = 200 | 404 | 410;

export async function itemStatuses(
  db: Database,
  kind: PublishedKind,
  ids: readonly number[],
): Promise<Map<number, ItemStatus>> {
  const [shown, kept] = tables[kind];
  const id = sql.ref<number>('asked.id');
  const { rows } = await sql<{ id: number; is_shown: boolean; is_kept: boolean }>`
    select ${id} as id, ${hasRow(shown, id)} as is_shown, ${hasRow(kept, id)} as is_kept
      from unnest(${ids}::integer[]) as asked(id)`.execute(db);
  return new Map(rows.map(({ id, is_shown, is_kept }) => [id, is_shown ? 200 : is_kept ? 410 : 404]));
}
