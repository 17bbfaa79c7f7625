import type { Database } from '../../db/database.js';
import type { Page } from '../../shared/paging.js';
import { readTermStatistics, type TermStatistics } from '../../shared/search/term-statistics.queries.js';
import { SharedResults } from '../../shared/shared-results.js';
import { type PaperFilter, wantedFacets } from './facets.queries.js';
import { countMatchesByGrade, findMatches, type FoundPapers } from './matches.queries.js';
import type { PaperOrder } from './order.queries.js';
import type { ReadVersion } from './version.queries.js';

export interface PaperSearch {
  find(
    filter: PaperFilter,
    words: readonly string[],
    order: PaperOrder,
    page: Page,
  ): Promise<Readonly<FoundPapers>>;
  /** Number of these papers by grade id; a grade without papers is missing. */
  countByGrade(filter: PaperFilter, words: readonly string[]): Promise<ReadonlyMap<number, number>>;
}

/** Some 300 bytes each. */
const keptPages = 5000;
const keptCounts = 500;
/** Downloads that change the order do not change the version. */
const keptSeconds = 60;

/** Results are kept by the version of the papers, which is read at each search. */
export function createPaperSearch(db: Database, readVersion: ReadVersion): PaperSearch {
  const pages = new SharedResults<FoundPapers>({ most: keptPages, seconds: keptSeconds });
  const counts = new SharedResults<Map<number, number>>({ most: keptCounts, seconds: keptSeconds });
  const statistics = new SharedResults<TermStatistics>({ most: 1, seconds: keptSeconds });
  return {
    async find(filter, words, order, page) {
      const version = await readVersion();
      const key = keyOf(version, filter, words, order, page.limit, page.offset);
      return pages.get(key, async () => {
        const terms = await statistics.get(String(version), () => readTermStatistics(db));
        return findMatches(db, terms, filter, words, order, page);
      });
    },

    async countByGrade(filter, words) {
      const version = await readVersion();
      return counts.get(keyOf(version, filter, words), () => countMatchesByGrade(db, filter, words));
    },
  };
}

function keyOf(
  version: number,
  filter: PaperFilter,
  words: readonly string[],
  ...rest: (string | number)[]
): string {
  return JSON.stringify([version, words, ...wantedFacets(filter), ...rest]);
}
