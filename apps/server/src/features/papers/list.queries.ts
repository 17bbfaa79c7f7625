import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { type PlaceOf, statement } from '../../db/statement.js';
import type { Page } from '../../shared/paging.js';
import { isAmong } from '../../shared/is-among.queries.js';
import { rowsJointly } from '../../shared/jointly.js';
import { rowsInOrder } from '../../shared/rows-in-order.js';
import { searchWords } from '../../shared/search/words.js';
import { type Period, periodOf, totalOf } from './counts.queries.js';
import {
  type FacetColumn,
  facetCondition,
  type FacetValue,
  type PaperFilter,
  wantedFacets,
} from './facets.queries.js';
import { createPaperMonths, type PaperMonths } from './months.js';
import { inOrder, type PaperOrder } from './order.queries.js';
import { selectSummaries, toSummary } from './papers.queries.js';
import { createPaperSearch, type PaperSearch } from './search.js';
import type { ReadVersion } from './version.queries.js';

export interface PaperCatalogue {
  db: Database;
  paperSearch: PaperSearch;
  months: PaperMonths;
  findSummaries: FindSummaries;
}

type FindSummaries = (ids: readonly number[]) => Promise<ReturnType<typeof toSummary>[]>;

export function createPaperCatalogue(db: Database, readVersion: ReadVersion): PaperCatalogue {
  return {
    db,
    paperSearch: createPaperSearch(db, readVersion),
    months: createPaperMonths(db, readVersion),
    findSummaries: rowsJointly(async (ids) => (await papersOf(db, {}, { ids })).map(toSummary)),
  };
}

/** A page of a list, or of a period of it. */
type Place = Page & Partial<Pick<Period, 'from' | 'until'>> & { first?: number };
/** In a period, papers before a page that are scanned at most. */
const mostScanned = 500;

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
  const { months, key } = await catalogue.months.of(filter);
  const count = totalOf(months);
  const period = periodOf(months, page);
  // For a page past the end, or a filter without papers, a whole index would be scanned to find nothing.
  if (period === undefined) return { list: [], count };
  const ids =
    order === 'newest'
      ? await newestIds(catalogue, filter, { ...period, limit: page.limit }, key)
      : await idsAt(db, filter, order, page);
  return { list: await papersWithIds(catalogue, ids, userId), count };
}

export async function newestPapers(
  catalogue: PaperCatalogue,
  filter: PaperFilter,
  howMany: number,
  userId: number | undefined,
) {
  const page = { limit: howMany, offset: 0 };
  return (await listPapers(catalogue, filter, 'newest', page, userId)).list;
}

/** Begins at a paper near the page, which is found once for all pages after it. */
async function newestIds(
  { db, months }: PaperCatalogue,
  filter: PaperFilter,
  place: Page & Period,
  key: string,
): Promise<number[]> {
  const { from, until, offset } = place;
  const skipped = offset - (offset % mostScanned);
  if (skipped === 0) return idsAt(db, filter, 'newest', place);
  const { id: first } = await months.near(key, `${until.toISOString()} ${String(skipped)}`, async () => {
    const [id] = await idsAt(db, filter, 'newest', { from, until, limit: 1, offset: skipped });
    return { id };
  });
  return first === undefined
    ? []
    : idsAt(db, filter, 'newest', { ...place, offset: offset - skipped, first });
}

/** In an index only: papers before the page are neither read nor joined. */
async function idsAt(
  db: Database,
  filter: PaperFilter,
  order: PaperOrder,
  { limit, offset, from, until, first }: Place,
): Promise<number[]> {
  const wanted = wantedFacets(filter);
  const shape = {
    facets: [...wanted.keys()],
    order,
    isPeriod: from !== undefined,
    hasFirst: first !== undefined,
  };
  const values = { ...Object.fromEntries(wanted), limit, offset, from, until, first };
  return (await idsOfPage(db, shape, values as PageValues)).map(({ id }) => id);
}

interface PageShape {
  facets: readonly FacetColumn[];
  order: PaperOrder;
  isPeriod: boolean;
  hasFirst: boolean;
}

type PageValues = Record<FacetColumn, FacetValue> & {
  limit: number;
  offset: number;
  from: Date;
  until: Date;
  first: number;
};

const idsOfPage = statement(
  (shape: PageShape) => JSON.stringify(shape),
  (db, place: PlaceOf<PageValues>, { facets, order, isPeriod, hasFirst }) => {
    const passing = db
      .selectFrom('papers')
      .select('papers.id')
      .where((eb) => eb.and(facets.map((facet) => facetCondition(facet, place(facet)))));
    let ids = inOrder(passing, order).limit(place('limit')).offset(place('offset'));
    if (isPeriod) {
      ids = ids
        .where('papers.created_at', '>=', place('from'))
        .where('papers.created_at', '<', place('until'));
    }
    if (!hasFirst) return ids;
    const first = sql<Date>`(select created_at from papers where id = ${place('first')})`;
    return ids.where(sql<boolean>`(papers.created_at, papers.id) <= (${first}, ${place('first')})`);
  },
);

export async function papersWithIds(
  { db, findSummaries }: PaperCatalogue,
  ids: readonly number[],
  userId: number | undefined,
) {
  if (ids.length === 0) return [];
  if (userId === undefined) return findSummaries(ids);
  const rows = await selectSummaries(db, userId)
    .where((eb) => isAmong(eb.ref('papers.id'), sql.val(ids)))
    .execute();
  return rowsInOrder(rows)(ids).map(toSummary);
}

const papersOf = statement(
  () => '',
  (db, place: PlaceOf<{ ids: readonly number[] }>) =>
    selectSummaries(db, undefined).where((eb) => isAmong(eb.ref('papers.id'), place('ids'))),
);
