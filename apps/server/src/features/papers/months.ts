import type { Database } from '../../db/database.js';
import { SharedResults } from '../../shared/shared-results.js';
import { countByMonth, type MonthCount } from './counts.queries.js';
import { type PaperFilter, wantedFacets } from './facets.queries.js';
import type { ReadVersion } from './version.queries.js';

interface Months {
  months: readonly MonthCount[];
  /** Of the filter, and of the version that the papers had. */
  key: string;
}

/** Where pages of the newest-first lists are, by filter. Kept until the papers change. */
export interface PaperMonths {
  of: (filter: PaperFilter) => Promise<Months>;
  /**
   * A paper near which pages begin.
   * @param place that the paper has in the list
   */
  near: (key: string, place: string, find: () => Promise<PaperPlace>) => Promise<PaperPlace>;
}

export interface PaperPlace {
  /** Undefined if the papers have become fewer. */
  id: number | undefined;
}

/** Some 20 bytes for each month. */
const keptFilters = 500;
/** Some 300 bytes each. */
const keptPlaces = 3000;
const keptSeconds = 60;

export function createPaperMonths(db: Database, readVersion: ReadVersion): PaperMonths {
  const months = new SharedResults<MonthCount[]>({ most: keptFilters, seconds: keptSeconds });
  const places = new SharedResults<PaperPlace>({ most: keptPlaces, seconds: keptSeconds });
  return {
    async of(filter) {
      const key = JSON.stringify([await readVersion(), ...wantedFacets(filter)]);
      return { months: await months.get(key, () => countByMonth(db, filter)), key };
    },
    near: (key, place, find) => places.get(`${place} ${key}`, find),
  };
}
