import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.js';

/**
 * What has a page of its own, a page for each row, and when it came to the site. The views have nothing that was
 * withdrawn, and what is shown later is in none of these tables yet.
 */
const sources = {
  books: sql`select id, 0 as column_id, created_at as time from books`,
  papers: sql`select id, 0 as column_id, created_at as time from papers`,
  articles: sql`select id, column_id, released_at as time from articles`,
  shops: sql`select id, 0 as column_id, authorized_at as time from online_shops`,
} as const satisfies Record<string, RawBuilder<unknown>>;

export type PublishedKind = keyof typeof sources;
export const publishedKinds = Object.keys(sources) as PublishedKind[];

export interface Published {
  /** As text: V8 keeps the last texts of numbers, so that those of a million would all grow old before they are freed. */
  id: string;
  /** Of an article, else 0. */
  column_id: number;
  /** In UTC: 2026-06-02T08:00:00Z */
  time: string;
}

const timeText = sql`to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export interface IdRange {
  /** The first id is behind it. */
  after: number;
  last: number;
}

/** Rows that are read at once. */
const atOnce = 1_000;

/**
 * In the order of their ids, by parts. A part comes as one text and is read from it one by one: rows of their own take
 * twice as long, nearly all of it in this process, and more memory.
 */
export async function* publishedIn(
  db: Database,
  kind: PublishedKind,
  { after, last }: IdRange,
): AsyncGenerator<Iterable<Published>> {
  let before = after;
  for (;;) {
    const { rows } = await sql<{ items: string | null; count: number; latest: number }>`
      select string_agg(id || ' ' || column_id || ' ' || ${timeText}, ',' order by id) as items,
             count(*)::integer as count, max(id) as latest
        from (select id, column_id, time from (${sources[kind]}) as item
               where id > ${before} and id <= ${last} order by id limit ${atOnce}) as part`.execute(db);
    const { items, count, latest } = rows[0] ?? { items: null, count: 0, latest: last };
    if (items !== null) yield readItems(items);
    if (count < atOnce) return;
    before = latest;
  }
}

function* readItems(items: string): Iterable<Published> {
  let start = 0;
  while (start < items.length) {
    const end = items.indexOf(',', start);
    const item = items.slice(start, end === -1 ? undefined : end);
    start += item.length + 1;
    const [id = '', column, time = ''] = item.split(' ');
    yield { id, column_id: Number(column), time };
  }
}

export interface Block {
  /** From 1: ids 1 to `size` are in the first. */
  number: number;
  latest: string;
}

/** The blocks of `size` ids that have rows, with the latest time in each. */
export async function publishedBlocks(db: Database, kind: PublishedKind, size: number): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select number, ${timeText} as latest
      from (select (id - 1) / ${size}::integer + 1 as number, max(time) as time
              from (${sources[kind]}) as item group by 1) as block
     order by number`.execute(db);
  return rows;
}
