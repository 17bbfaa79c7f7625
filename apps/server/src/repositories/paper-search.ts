import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { Page } from './paging.js';
import { facetConditions, type PaperFilter } from './paper-facets.js';
import { inOrder, type PaperOrder } from './paper-order.js';
import { contains, containsIndexed, isPhrase, searchTerms } from './search.js';

/** A search finds this many papers at most; whoever needs another one gives one more word. */
export const mostFound = 1000;

/** Papers at the head of the order that are walked through for words that are common among all. */
const walked = 30_000;

export interface FoundPapers {
  /** The page, to be read in the order that it is in. */
  ids: number[];
  /** At most {@link mostFound}. */
  count: number;
}

/**
 * Papers whose titles have all the words, those with the words next to each other first and otherwise in the
 * order given. What a thousand papers match is not ranked: it is common, and the first of the order are shown.
 */
export async function searchPapers(
  db: Database,
  filter: PaperFilter,
  words: readonly string[],
  order: PaperOrder,
  { limit, offset }: Page,
): Promise<FoundPapers> {
  const facets = facetConditions(filter);
  if (facets.length === 0 && offset + limit <= mostFound && (await areCommon(db, words))) {
    const ids = await walk(db, words, order, { limit, offset });
    if (ids.length === limit) return { ids, count: mostFound };
  }
  const matches = db
    .selectFrom('papers')
    .select('papers.id')
    .where((eb) => eb.and([...facets, ...containsIndexed(eb.ref('papers.title'), words)]));
  const found = (await matches.limit(mostFound + 1).execute()).length;
  const count = Math.min(found, mostFound);
  const left = Math.min(limit, count - offset);
  if (left <= 0) return { ids: [], count };
  const ranked =
    found > mostFound ? matches : matches.orderBy((eb) => isPhrase(eb.ref('papers.title'), words), 'desc');
  return { ids: toIds(await inOrder(ranked, order).limit(left).offset(offset).execute()), count };
}

/** The page of what matches among the first of the order, title by title. */
async function walk(
  db: Database,
  words: readonly string[],
  order: PaperOrder,
  { limit, offset }: Page,
): Promise<number[]> {
  const first = inOrder(db.selectFrom('papers').select(['papers.id', 'papers.title']), order)
    .limit(walked)
    .as('papers');
  const rows = await db
    .selectFrom(first)
    .select('papers.id')
    .where((eb) => eb.and(words.map((word) => contains(eb.ref('papers.title'), word))))
    .limit(limit)
    .offset(offset)
    .execute();
  return toIds(rows);
}

function toIds(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/**
 * Whether several thousand papers are to be expected for the words, by what the planner's statistics know of
 * their characters and pairs. The index would list all of them before the first could be shown.
 */
async function areCommon(db: Database, words: readonly string[]): Promise<boolean> {
  const terms = [...new Set(words.flatMap(searchTerms))];
  const { rows } = await sql<{ share: number; papers: number }>`
    select known.share, pg_class.reltuples::float8 as papers
      from pg_stats
      join pg_class on pg_class.oid = 'papers'::regclass,
           unnest(most_common_elems::text::text[], most_common_elem_freqs) as known (term, share)
     where pg_stats.schemaname = current_schema() and pg_stats.tablename = 'papers_search'
       and known.term = any (${terms}::text[])`.execute(db);
  // A term that the statistics do not know is rare.
  if (rows.length < terms.length) return false;
  const papers = rows.reduce((expected, { share }) => expected * share, rows[0]?.papers ?? 0);
  return papers > 3 * mostFound;
}
