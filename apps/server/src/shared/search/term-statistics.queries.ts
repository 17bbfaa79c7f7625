import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { searchTerms } from './words.js';

/** By the planner's statistics. */
export interface TermStatistics {
  papers: number;
  /** Share of the papers by term. A term that is missing is rare. */
  shares: ReadonlyMap<string, number>;
}

/** On a database that was never analyzed, no term is common. */
export async function readTermStatistics(db: Database): Promise<TermStatistics> {
  const { rows } = await sql<{ papers: number; terms: string[]; shares: number[] }>`
    select pg_class.reltuples::float8 as papers, most_common_elems::text::text[] as terms,
           most_common_elem_freqs as shares
      from pg_stats
      join pg_class on pg_class.oid = 'all_papers'::regclass
     where pg_stats.schemaname = current_schema() and pg_stats.tablename = 'papers_search'
       and most_common_elems is not null`.execute(db);
  const { papers = 0, terms = [], shares = [] } = rows[0] ?? {};
  return { papers, shares: new Map(terms.map((term, index) => [term, shares[index] ?? 0])) };
}

export interface Estimate {
  /** As if their terms occurred independently. 0 if one of them is rare. */
  expected: number;
  /** Those with the rarest of their terms. 0 if it is rare. */
  atMost: number;
  /** A word of one or two characters is one term, whose papers are known with the certainty of a sample. */
  isOneTerm: boolean;
}

export function estimatePapers({ papers, shares }: TermStatistics, words: readonly string[]): Estimate {
  const terms = new Set(words.flatMap(searchTerms));
  const ofTerms = [...terms].map((term) => shares.get(term) ?? 0);
  return {
    expected: ofTerms.reduce((product, share) => product * share, papers),
    atMost: papers * Math.min(...ofTerms),
    isOneTerm: terms.size === 1,
  };
}
