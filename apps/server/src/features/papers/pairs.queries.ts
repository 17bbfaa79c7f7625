import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { type PlaceOf, statement } from '../../db/statement.js';
import type { Page } from '../../shared/paging.js';
import { contains } from '../../shared/search/conditions.queries.js';
import { searchTerms } from '../../shared/search/words.js';

/** A pair of characters, and in how many titles of papers it is. */
interface CountedPair {
  pair: string;
  count: number;
}

/**
 * The pair of the words that the fewest papers have.
 * @returns undefined if the words have no pair
 */
export async function rarestPair(db: Database, words: readonly string[]): Promise<CountedPair | undefined> {
  const pairs = words.flatMap(searchTerms).filter((term) => Array.from(term).length === 2);
  const [rarest] = pairs.length === 0 ? [] : await rarestOf(db, 'rarest', { pairs });
  return rarest;
}

const rarestOf = statement(String, (db, place: PlaceOf<{ pairs: readonly string[] }>) =>
  db
    .selectFrom(sql<{ pair: string }>`unnest(${place('pairs')}::text[])`.as<'sought'>(sql`sought (pair)`))
    .leftJoin('search_pairs', 'search_pairs.pair', 'sought.pair')
    .select((eb) => ['sought.pair', eb.fn.coalesce('paper_count', sql<number>`0`).as('count')])
    .orderBy('count')
    .limit(1),
);

/** The papers of some months that have a pair and contain the words. */
interface FoundInMonths {
  /** A page of them, the newest first. */
  ids: number[];
  /** How many there are, and how many have the pair. */
  matching: number;
  scanned: number;
}

/** A page of the papers that have the pair, the newest first. */
export async function newestWithPair(
  db: Database,
  { pair, count }: CountedPair,
  page: Page,
): Promise<number[]> {
  if (page.limit <= 0) return [];
  const near = shareOf(page.offset + page.limit, count);
  const { ids } = await inMonths(db, pair, [], near, page);
  return ids.length === page.limit || near === 1 ? ids : (await inMonths(db, pair, [], 1, page)).ids;
}

/** A page of the papers that contain the words, among those of the newest months that have the pair. */
export async function newestAmongPair(
  db: Database,
  { pair, count }: CountedPair,
  words: readonly string[],
  page: Page,
): Promise<FoundInMonths> {
  return inMonths(db, pair, words, shareOf(page.offset + page.limit, count), page);
}

/** Twice the months that an even spread over all of them would need. */
function shareOf(papers: number, count: number): number {
  return Math.min(1, (2 * papers) / Math.max(1, count));
}

/** @param share of the months with the pair, from the newest */
async function inMonths(
  db: Database,
  pair: string,
  words: readonly string[],
  share: number,
  { limit, offset }: Page,
): Promise<FoundInMonths> {
  const matches = sql.join(
    [sql`true`, ...words.map((word) => contains(sql.ref('papers.title'), word))],
    sql` and `,
  );
  const { rows } = await sql<FoundInMonths & { ids: number[] | null }>`
    select (array_agg(papers.id order by papers.created_at desc, papers.id desc) filter (where ${matches}))
             [${offset + 1}::integer:${offset + limit}::integer] as ids,
           count(*) filter (where ${matches}) as matching, count(*) as scanned
      from (select unnest(ids) as id
              from (select ids from paper_pairs
                     where pair = ${pair}
                     order by month desc
                     limit (select 2 + ceil(${share}::float8 * count(*)) from paper_pairs where pair = ${pair})) as months
           ) as found
      join papers using (id)`.execute(db);
  const [found] = rows;
  return { ids: found?.ids ?? [], matching: found?.matching ?? 0, scanned: found?.scanned ?? 0 };
}
