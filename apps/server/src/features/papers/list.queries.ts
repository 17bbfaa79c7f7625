import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { type PlaceOf, statement } from '../../db/statement.js';
import type { Page } from '../../shared/paging.js';
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
import { inOrder, orderColumns, type PaperOrder } from './order.queries.js';
import { selectSummaries, toSummary } from './papers.queries.js';
import type { PaperSearch } from './search.js';

/** Where papers are found. */
export interface PaperCatalogue {
  db: Database;
  paperSearch: PaperSearch;
  months: PaperMonths;
}

/** A page of a list, or of a period of it. */
type Place = Page & Partial<Pick<Period, 'from' | 'until'>>;

/** One page of papers and the total count. */
export async function listPapers(
  { db, paperSearch, months: paperMonths }: PaperCatalogue,
  filter: PaperFilter,
  order: PaperOrder,
  page: Page,
  userId: number | undefined,
) {
  const words = searchWords(filter.search);
  if (words.length > 0) {
    const { ids, count } = await paperSearch.find(filter, words, order, page);
    return { list: await papersWithIds(db, ids, userId), count };
  }
  const months = await paperMonths.of(filter);
  const count = totalOf(months);
  const period = periodOf(months, page);
  // For a page past the end, or a filter without papers, a whole index would be scanned to find nothing.
  if (period === undefined) return { list: [], count };
  const place = order === 'newest' ? { ...period, limit: page.limit } : page;
  return { list: await papersAt(db, filter, order, place, userId), count };
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

/** Finds the ids first, in an index only: papers before the page are neither read nor joined. */
async function papersAt(
  db: Database,
  filter: PaperFilter,
  order: PaperOrder,
  { limit, offset, from, until }: Place,
  userId: number | undefined,
) {
  const wanted = wantedFacets(filter);
  const shape = {
    facets: [...wanted.keys()],
    order,
    isPeriod: from !== undefined,
    isOfUser: userId !== undefined,
  };
  const values = { ...Object.fromEntries(wanted), limit, offset, from, until, userId };
  return (await pageOfPapers(db, shape, values as PageValues)).map(toSummary);
}

interface PageShape {
  facets: readonly Facet[];
  order: PaperOrder;
  isPeriod: boolean;
  isOfUser: boolean;
}

type PageValues = Record<Facet, FacetValue> & {
  limit: number;
  offset: number;
  from: Date;
  until: Date;
  userId: number;
};

const pageOfPapers = statement(
  (shape: PageShape) => JSON.stringify(shape),
  (db, place: PlaceOf<PageValues>, { facets, order, isPeriod, isOfUser }) => {
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
    return selectSummaries(db, isOfUser ? place('userId') : undefined)
      .innerJoin(ids.as('page'), 'page.id', 'papers.id')
      .orderBy(orderColumns[order], 'desc')
      .orderBy('papers.id', 'desc');
  },
);

/** In the order of the ids. */
async function papersWithIds(db: Database, ids: readonly number[], userId: number | undefined) {
  if (ids.length === 0) return [];
  const rows = await papersOf(db, { isOfUser: userId !== undefined }, { ids, userId: userId ?? 0 });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toSummary);
}

const papersOf = statement(
  ({ isOfUser }: { isOfUser: boolean }) => String(isOfUser),
  (db, place: PlaceOf<{ ids: readonly number[]; userId: number }>, { isOfUser }) =>
    selectSummaries(db, isOfUser ? place('userId') : undefined).where(
      (eb) => sql<boolean>`${eb.ref('papers.id')} = any (${place('ids')}::int[])`,
    ),
);
