import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { Page } from '../../shared/paging.js';
import { contains, containsIndexed, isPhrase } from '../../shared/search/conditions.queries.js';
import { estimatePapers, type TermStatistics } from '../../shared/search/term-statistics.queries.js';
import { countByMonth, totalOf } from './counts.queries.js';
import { facetConditions, type PaperFilter } from './facets.queries.js';
import { inOrder, orderColumns, type PaperOrder } from './order.queries.js';
import { newestAmongPair, newestWithPair, rarestPair } from './pairs.queries.js';

/** Users add a word to narrow a search that finds more. */
const mostFound = 1000;

/**
 * Papers that are scanned for common words for each expected match. Three titles in the index cost less than
 * one paper read by the index of terms.
 */
const scannedPerMatch = 3;
/** Papers that are scanned with a filter, counted after the filter. */
const mostScannedFiltered = 3000;
/** The count is skipped from this many; the estimate may be wrong by that factor. */
const certainlyCommon = 2 * mostFound;

/** The papers of a month with a pair are all read: of more, the index in the order of the list is scanned. */
const mostOfPair = 10_000;

export interface FoundPapers {
  ids: number[];
  count: number;
}

/**
 * Titles with the words next to each other come first, otherwise in the given order.
 * If a thousand match, the words are common and the first of the order are shown.
 */
export async function findMatches(
  db: Database,
  statistics: TermStatistics,
  filter: PaperFilter,
  words: readonly string[],
  order: PaperOrder,
  page: Page,
): Promise<FoundPapers> {
  const rarest = await rarestPair(db, words);
  if (rarest?.count === 0) return { ids: [], count: 0 };
  const { expected, atMost, isOneTerm } = estimatePapers(statistics, words);
  const isFiltered = facetConditions(filter).length > 0;
  const seemsCommon = expected > certainlyCommon;
  if (seemsCommon) {
    const found = isFiltered
      ? await scanFiltered(db, filter, words, order, page)
      : await scanAll(db, expected, words, order, page);
    if (found !== undefined) return found;
  }
  const byPair = isFiltered || order !== 'newest' ? undefined : rarest;
  if (byPair !== undefined && isOneTerm && words.every((word) => Array.from(word).length === 2)) {
    const count = Math.min(byPair.count, mostFound);
    const limit = Math.min(page.limit, count - page.offset);
    return { ids: await newestWithPair(db, byPair, { ...page, limit }), count };
  }
  if (byPair !== undefined && byPair.count > certainlyCommon && byPair.count <= mostOfPair) {
    const { ids, matching, scanned } = await newestAmongPair(db, byPair, words, page);
    const isPage = ids.length === page.limit && page.offset + page.limit <= mostFound;
    if (isPage && (matching / scanned) * byPair.count > certainlyCommon) return { ids, count: mostFound };
  }
  const isCommon = seemsCommon && isOneTerm && !isFiltered;
  const few = isCommon ? undefined : await findRanked(db, filter, words, order, page);
  if (few !== undefined) return few;
  const first = seemsCommon || isFiltered ? undefined : await scanAll(db, atMost, words, order, page);
  return first ?? { ids: await firstMatches(db, filter, words, order, page), count: mostFound };
}

/** Number of papers that match by grade id; a grade without papers is missing. */
export async function countMatchesByGrade(
  db: Database,
  filter: PaperFilter,
  words: readonly string[],
): Promise<Map<number, number>> {
  const rows = await selectMatches(db, filter, words)
    .select((eb) => ['papers.grade_id', eb.fn.countAll<number>().as('count')])
    .groupBy('papers.grade_id')
    .execute();
  return new Map(rows.map((row) => [row.grade_id, row.count]));
}

/** All papers that match, found by the index of characters and pairs. */
function selectMatches(db: Database, filter: PaperFilter, words: readonly string[]) {
  return db
    .selectFrom('papers')
    .where((eb) => eb.and([...facetConditions(filter), ...containsIndexed(eb.ref('papers.title'), words)]));
}

const sortKeys = ['papers.id', 'papers.title', 'papers.created_at', 'papers.download_count'] as const;

/**
 * Counts and ranks in one query.
 * @returns undefined if there are more than {@link mostFound}
 */
async function findRanked(
  db: Database,
  filter: PaperFilter,
  words: readonly string[],
  order: PaperOrder,
  { limit, offset }: Page,
): Promise<FoundPapers | undefined> {
  const { ids, count } = await db
    .selectFrom(
      selectMatches(db, filter, words)
        .select(sortKeys)
        .limit(mostFound + 1)
        .as('papers'),
    )
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number[] | null>`(array_agg(papers.id order by ${isPhrase(eb.ref('papers.title'), words)} desc,
        ${sql.ref(orderColumns[order])} desc, papers.id desc))[${offset + 1}::integer:${offset + limit}::integer]`.as(
        'ids',
      ),
    ])
    .executeTakeFirstOrThrow();
  return count > mostFound ? undefined : { ids: ids ?? [], count };
}

async function firstMatches(
  db: Database,
  filter: PaperFilter,
  words: readonly string[],
  order: PaperOrder,
  { limit, offset }: Page,
): Promise<number[]> {
  const left = Math.min(limit, mostFound - offset);
  if (left <= 0) return [];
  // Without the offset as a fence, the planner tends to scan the order and compute the terms of every title.
  const matches = selectMatches(db, filter, words).select(sortKeys).offset(0).as('papers');
  const rows = await inOrder(db.selectFrom(matches).select('papers.id'), order)
    .limit(left)
    .offset(offset)
    .execute();
  return toIds(rows);
}

/**
 * The first matches of words that more than {@link mostFound} papers contain.
 * @param expected number of matches, estimated
 * @returns undefined if the scanned papers do not fill the page
 */
async function scanAll(
  db: Database,
  expected: number,
  words: readonly string[],
  order: PaperOrder,
  { limit, offset }: Page,
): Promise<FoundPapers | undefined> {
  if (expected === 0 || offset + limit > mostFound) return undefined;
  const howMany = Math.ceil(scannedPerMatch * expected);
  const rows = await matchesAmong(db, {}, words, order, howMany).limit(limit).offset(offset).execute();
  return rows.length === limit ? { ids: toIds(rows), count: mostFound } : undefined;
}

/**
 * Estimates the matches from the first papers that pass the filter, whose number is known.
 * @returns undefined if these are too few to decide
 */
async function scanFiltered(
  db: Database,
  filter: PaperFilter,
  words: readonly string[],
  order: PaperOrder,
  { limit, offset }: Page,
): Promise<FoundPapers | undefined> {
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
}

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
