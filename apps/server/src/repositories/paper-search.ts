import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { Page } from './paging.js';
import { countByMonth, totalOf } from './paper-counts.js';
import { facetConditions, type PaperFilter } from './paper-facets.js';
import { inOrder, orderColumns, type PaperOrder } from './paper-order.js';
import { contains, containsIndexed, isPhrase, searchTerms } from './search.js';

/** A search finds at most this many papers; users add a word to narrow it. */
export const mostFound = 1000;

/**
 * Papers at the start of the order that are scanned for common words, in an index that contains the titles.
 */
const mostScanned = 30_000;
/** The same with a filter, counted after the filter. */
const mostScannedFiltered = 3000;
/** The count is skipped only if at least this many are expected; the estimate may be wrong by that factor. */
const certainlyCommon = 3 * mostFound;

export interface FoundPapers {
  /** The ids of the page, in the order of the list. */
  ids: number[];
  /** At most {@link mostFound}. */
  count: number;
}

/**
 * Papers whose titles contain all the words: those with the words next to each other first, otherwise in the
 * given order. If a thousand papers match, the result is not ranked: the words are common, and the first of
 * the order are shown.
 */
export async function searchPapers(
  db: Database,
  filter: PaperFilter,
  words: readonly string[],
  order: PaperOrder,
  { limit, offset }: Page,
): Promise<FoundPapers> {
  if (await areCommon(db, words)) {
    const scan = facetConditions(filter).length > 0 ? scanFiltered : scanAll;
    const found = await scan(db, filter, words, order, { limit, offset });
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
  // Without the offset as an optimisation fence, the planner tends to scan the order and compute the terms of
  // every title again.
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

/** All papers that match, found by the index of characters and pairs. */
export function selectMatches(db: Database, filter: PaperFilter, words: readonly string[]) {
  return db
    .selectFrom('papers')
    .where((eb) => eb.and([...facetConditions(filter), ...containsIndexed(eb.ref('papers.title'), words)]));
}

/** @returns undefined if the scanned papers are too few to decide */
type Scan = (
  db: Database,
  filter: PaperFilter,
  words: readonly string[],
  order: PaperOrder,
  page: Page,
) => Promise<FoundPapers | undefined>;

const scanAll: Scan = async (db, filter, words, order, { limit, offset }) => {
  if (offset + limit > mostFound) return undefined;
  const rows = await matchesAmong(db, filter, words, order, mostScanned)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.length === limit ? { ids: toIds(rows), count: mostFound } : undefined;
};

/**
 * The number of papers that pass the filter is known, so the scan of the first of them is used to estimate
 * the others.
 */
const scanFiltered: Scan = async (db, filter, words, order, { limit, offset }) => {
  const [rows, months] = await Promise.all([
    matchesAmong(db, filter, words, order, mostScannedFiltered).execute(),
    countByMonth(db, filter),
  ]);
  const papers = totalOf(months);
  const expected = (rows.length / mostScannedFiltered) * papers;
  if (
    papers <= mostScannedFiltered ||
    expected < certainlyCommon ||
    offset + limit > Math.min(rows.length, mostFound)
  ) {
    return undefined;
  }
  return { ids: toIds(rows.slice(offset, offset + limit)), count: mostFound };
};

/** Of the first papers of the order that pass the filter, those whose titles contain the words. */
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
 * Whether several thousand papers are expected for the words, by the planner's statistics on their characters
 * and pairs. The index would list all of them before the first could be shown.
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
  // A term missing from the statistics is rare.
  if (rows.length < terms.length) return false;
  const papers = rows.reduce((expected, { share }) => expected * share, rows[0]?.papers ?? 0);
  return papers > certainlyCommon;
}
