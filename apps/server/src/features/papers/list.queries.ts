import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { type PlaceOf, statement } from '../../db/statement.js';
import type { Page } from '../../shared/paging.js';
import { isAmong } from '../../shared/is-among.queries.js';
import { rowsJointly } from '../../shared/jointly.js';
import { searchWords } from '../../shared/search/words.js';
import { type Period, periodOf, totalOf } from './counts.queries.js';
import {
  type Facet,
  facetCondition,
  type FacetValue,
  type PaperFilter,
  wantedFacets,
} from './facets.queries.js';
import type { PaperMonths } from './months.js';
import { inOrder, type PaperOrder } from './order.queries.js';
import { selectSummaries, toSummary } from './papers.queries.js';
import type { PaperSearch } from './search.js';

/** Where papers are found. */
export interface PaperCatalogue {
  db: Database;
  paperSearch: PaperSearch;
  months: PaperMonths;
  findSummaries: FindSummaries;
}

/** As visitors see them. */
type FindSummaries = (ids: readonly number[]) => Promise<ReturnType<typeof toSummary>[]>;

export function createSummaryFinder(db: Database): FindSummaries {
  return rowsJointly(async (ids) => (await papersOf(db, {}, { ids })).map(toSummary));
}

/** A page of a list, or of a period of it. */
type Place = Page & Partial<Pick<Period, 'from' | 'until'>>;

/** One page of papers and the total count. */
export async function listPapers(
  catalogue: PaperCatalogue,
  filter: PaperFilter,
  order: PaperOrder,
  page: Page,
  userId: number | undefined,
) {
  const { db, paperSearch } = catalogue;
  const words = searchWords(filter.search);
  if (words.length > 0) {
    const { ids, count } = await paperSearch.find(filter, words, order, page);
    return { list: await papersWithIds(catalogue, ids, userId), count };
  }
  const months = await catalogue.months.of(filter);
  const count = totalOf(months);
  const period = periodOf(months, page);
  // For a page past the end, or a filter without papers, a whole index would be scanned to find nothing.
  if (period === undefined) return { list: [], count };
  const place = order === 'newest' ? { ...period, limit: page.limit } : page;
  const ids = await idsAt(db, filter, order, place);
  return { list: await papersWithIds(catalogue, ids, userId), count };
}

/** The newest papers; with a search text, its first results. */
export async function newestPapers(
  catalogue: PaperCatalogue,
  filter: PaperFilter,
  howMany: number,
  userId: number | undefined,
) {
  const page = { limit: howMany, offset: 0 };
  return (await listPapers(catalogue, filter, 'newest', page, userId)).list;
}

/** In an index only: papers before the page are neither read nor joined. */
async function idsAt(
  db: Database,
  filter: PaperFilter,
  order: PaperOrder,
  { limit, offset, from, until }: Place,
): Promise<number[]> {
  const wanted = wantedFacets(filter);
  const shape = { facets: [...wanted.keys()], order, isPeriod: from !== undefined };
  const values = { ...Object.fromEntries(wanted), limit, offset, from, until };
  return (await idsOfPage(db, shape, values as PageValues)).map(({ id }) => id);
}

interface PageShape {
  facets: readonly Facet[];
  order: PaperOrder;
  isPeriod: boolean;
}

type PageValues = Record<Facet, FacetValue> & {
  limit: number;
  offset: number;
  from: Date;
  until: Date;
};

const idsOfPage = statement(
  (shape: PageShape) => JSON.stringify(shape),
  (db, place: PlaceOf<PageValues>, { facets, order, isPeriod }) => {
    const passing = db
      .selectFrom('papers')
      .select('papers.id')
      .where((eb) => eb.and(facets.map((facet) => facetCondition(facet, place(facet)))));
    const ids = inOrder(passing, order).limit(place('limit')).offset(place('offset'));
    if (!isPeriod) return ids;
    return ids
      .where('papers.created_at', '>=', place('from'))
      .where('papers.created_at', '<', place('until'));
  },
);

/** In the order of the ids. */
async function papersWithIds(
  { db, findSummaries }: PaperCatalogue,
  ids: readonly number[],
  userId: number | undefined,
) {
  if (ids.length === 0) return [];
  if (userId === undefined) return findSummaries(ids);
  const rows = await selectSummaries(db, userId)
    .where((eb) => isAmong(eb.ref('papers.id'), sql.val(ids)))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toSummary);
}

const papersOf = statement(
  () => '',
  (db, place: PlaceOf<{ ids: readonly number[] }>) =>
    selectSummaries(db, undefined).where((eb) => isAmong(eb.ref('papers.id'), place('ids'))),
);
