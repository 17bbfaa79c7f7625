import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { ReadPages } from '../../shared/read-pages.js';

export interface MostRead {
  title: string;
  path: string;
  count: number;
}

interface Asked {
  /** The first day that counts. */
  since: RawBuilder<unknown>;
  most: number;
}

/** The pages that were read most, with the titles of what they show. */
export async function mostReadPages(
  db: Database,
  pages: ReadPages | undefined,
  { since, most }: Asked,
): Promise<MostRead[]> {
  if (pages === undefined) return [];
  const { rows } = await sql<{ path: string; count: number }>`
    select path, sum(count)::integer as count from page_reads where day >= ${since}
     group by path order by count desc, path limit ${most}`.execute(db);
  const read = rows.flatMap(({ path, count }) => {
    const page = pages.find(path);
    return page === undefined ? [] : [{ ...page, count }];
  });
  const ids = read.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const titles = ids.length === 0 ? new Map<string, string>() : await titlesOf(db, pages, ids);
  return read.map(({ path, title, id, count }) => {
    const ofScreen = id === undefined ? title : `${title} ${String(id)}`;
    return { path, title: titles.get(path) ?? ofScreen, count };
  });
}

/** By the page of each piece of content with one of the ids: which kind an id belongs to, only its page says. */
async function titlesOf(
  db: Database,
  pages: ReadPages,
  ids: readonly number[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: number; type: 1 | 2 | null; column_id: number | null; title: string }>`
    select id, 1 as type, null::integer as column_id, title from papers where id = any(${ids}::integer[])
     union all select id, 2, null, title from books where id = any(${ids}::integer[])
     union all select id, null, column_id, title from articles where id = any(${ids}::integer[])`.execute(db);
  return new Map(
    rows.map(({ id, type, column_id, title }) => [
      pages.ofContent({ id, ...(type !== null && { type }), ...(column_id !== null && { column_id }) }),
      title,
    ]),
  );
}
