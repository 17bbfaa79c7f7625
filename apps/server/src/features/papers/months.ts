import type { Database } from '../../db/database.js';
import { SharedResults } from '../../shared/shared-results.js';
import { countByMonth, type MonthCount } from './counts.queries.js';
import { type PaperFilter, wantedFacets } from './facets.queries.js';
import type { ReadVersion } from './version.queries.js';

/** How many papers each month has, by filter. Kept until the papers change. */
export interface PaperMonths {
  of: (filter: PaperFilter) => Promise<readonly MonthCount[]>;
}

/** Some 20 bytes for each month. */
const keptFilters = 500;
const keptSeconds = 60;

export function createPaperMonths(db: Database, readVersion: ReadVersion): PaperMonths {
  const months = new SharedResults<MonthCount[]>({ most: keptFilters, seconds: keptSeconds });
  return {
    async of(filter) {
      const key = JSON.stringify([await readVersion(), ...wantedFacets(filter)]);
      return months.get(key, () => countByMonth(db, filter));
    },
  };
}
