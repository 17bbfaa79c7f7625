import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { Page } from './paging.js';
import { countByMonth, totalOf } from './paper-counts.js';
import { facetConditions, type PaperFilter } from './paper-facets.js';
import { inOrder, orderColumns, type PaperOrder } from './paper-order.js';
import { contains, containsIndexed, isPhrase, searchTerms } from './search.js';

/** A search finds this many papers at most; whoever needs another one gives one more word. */
export const mostFound = 1000;

/** Papers at the head of the order that are walked through for common words, in an index that has their titles. */
const walked = 30_000;
/** Under a filter, of those that pass it. */
const walkedFiltered = 3000;
/** So many must be expected before a count is not made: the expectation may be wrong by as much. */
const surely = 3 * mostFound;

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
  if (await areCommon(db, words)) {
    const walk = facetConditions(filter).length > 0 ? walkFiltered : walkAll;
    const found = await walk(db, filter, words, order, { limit, offset });
    if (found !== undefined) return found;
  }
  const matches = selectMatches(db, filter, words);
  const found = (
    await matches
      .select('papers.id')
      .limit(mostFound + 1)
      .execute()
  ).length;
  const count = Math.min(found, mostFound);
  const left = Math.min(limit, count - offset);
  if (left <= 0) return { ids: [], count };
  // Without the fence of an offset the planner likes to walk the order and make every title's terms anew.
  const rows = await db
    .selectFrom(
      matches
        .select(['papers.id', 'papers.title', 'papers.created_at', 'papers.download_count'])
        .offset(0)
        .as('papers'),
    )
    .select('papers.id')
    .$if(found <= mostFound, (all) => all.orderBy((eb) => isPhrase(eb.ref('papers.title'), words), 'desc'))
    .orderBy(orderColumns[order], 'desc')
    .orderBy('papers.id', 'desc')
    .limit(left)
    .offset(offset)
    .execute();
  return { ids: toIds(rows), count };
}

/** All that pass, however many, by the index of characters and pairs. */
export function selectMatches(db: Database, filter: PaperFilter, words: readonly string[]) {
  return db
    .selectFrom('papers')
    .where((eb) => eb.and([...facetConditions(filter), ...containsIndexed(eb.ref('papers.title'), words)]));
}

/** @returns undefined where the first of the order are too few to tell */
type Walk = (
  db: Database,
  filter: PaperFilter,
  words: readonly string[],
  order: PaperOrder,
  page: Page,
) => Promise<FoundPapers | undefined>;

const walkAll: Walk = async (db, filter, words, order, { limit, offset }) => {
  if (offset + limit > mostFound) return undefined;
  const rows = await matchesAmong(db, filter, words, order, walked).limit(limit).offset(offset).execute();
  return rows.length === limit ? { ids: toIds(rows), count: mostFound } : undefined;
};

/** What the walk finds of its papers, the others will have as well: their number is known. */
const walkFiltered: Walk = async (db, filter, words, order, { limit, offset }) => {
  const [rows, months] = await Promise.all([
    matchesAmong(db, filter, words, order, walkedFiltered).execute(),
    countByMonth(db, filter),
  ]);
  const papers = totalOf(months);
  const expected = (rows.length / walkedFiltered) * papers;
  if (papers <= walkedFiltered || expected < surely || offset + limit > Math.min(rows.length, mostFound)) {
    return undefined;
  }
  return { ids: toIds(rows.slice(offset, offset + limit)), count: mostFound };
};

/** The first papers of the order that pass the filter, and of those the ones whose titles have the words. */
function matchesAmong(
  db: Database,
  filter: PaperFilter,
  words: readonly string[],
  order: PaperOrder,
  howMany: number,
) {
  const passing = db
    .selectFrom('papers')
    .select(['papers.id', 'papers.title'])
    .where((eb) => eb.and(facetConditions(filter)));
  return db
    .selectFrom(inOrder(passing, order).limit(howMany).as('papers'))
    .select('papers.id')
    .where((eb) => eb.and(words.map((word) => contains(eb.ref('papers.title'), word))));
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
  return papers > surely;
}
