import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { DB } from '../db/generated.js';
import type { Page } from './paging.js';
import { facetConditions, type PaperFilter } from './paper-facets.js';
import { contains, containsIndexed, isPhrase, searchTerms } from './search.js';

/** A search finds this many papers at most; whoever needs another one gives one more word. */
export const mostFound = 1000;

/** From this share of all papers on, a walk through the newest meets a word sooner than the index lists it. */
const commonShare = 0.01;

export type PaperIds = SelectQueryBuilder<DB, 'papers', { id: number }>;

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
  inOrder: (ids: PaperIds) => PaperIds,
  { limit, offset }: Page,
): Promise<FoundPapers> {
  const facets = facetConditions(filter);
  const isCommon = facets.length === 0 && (await isCommonWord(db, words));
  const found = isCommon ? mostFound + 1 : await countUpTo(matches(db, filter, words), mostFound + 1);
  const count = Math.min(found, mostFound);
  const left = Math.min(limit, count - offset);
  if (left <= 0) return { ids: [], count };
  const ids =
    found > mostFound
      ? inOrder(
          db
            .selectFrom('papers')
            .select('papers.id')
            .where((eb) =>
              eb.and([...facets, ...words.map((word) => contains(eb.ref('papers.title'), word))]),
            ),
        )
      : inOrder(
          matches(db, filter, words)
            .select('papers.id')
            .orderBy((eb) => isPhrase(eb.ref('papers.title'), words), 'desc'),
        );
  const rows = await ids.limit(left).offset(offset).execute();
  return { ids: rows.map(({ id }) => id), count };
}

/** By the index of characters and pairs. */
function matches(db: Database, filter: PaperFilter, words: readonly string[]) {
  return db
    .selectFrom('papers')
    .where((eb) => eb.and([...facetConditions(filter), ...containsIndexed(eb.ref('papers.title'), words)]));
}

async function countUpTo(query: ReturnType<typeof matches>, most: number): Promise<number> {
  const rows = await query.select('papers.id').limit(most).execute();
  return rows.length;
}

/**
 * Whether a search is for one character or pair that the planner's statistics know as common. The index would
 * list all papers with it, hundreds of thousands, before the first of them could be shown.
 */
async function isCommonWord(db: Database, words: readonly string[]): Promise<boolean> {
  const [term, ...others] = words.flatMap(searchTerms);
  if (term === undefined || others.length > 0) return false;
  const { rows } = await sql<{ papers: number }>`
    select pg_class.reltuples::float8 * known.share as papers
      from pg_stats
      join pg_class on pg_class.oid = 'papers'::regclass,
           unnest(most_common_elems::text::text[], most_common_elem_freqs) as known (term, share)
     where pg_stats.schemaname = current_schema() and pg_stats.tablename = 'papers_search'
       and known.term = ${term} and known.share >= ${commonShare}`.execute(db);
  // A small catalogue is counted and ranked whole.
  return (rows[0]?.papers ?? 0) > 4 * mostFound;
}
