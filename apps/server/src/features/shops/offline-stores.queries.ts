import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import { pageOf } from '../../shared/page-of.queries.js';
import type { Page } from '../../shared/paging.js';
import { contains } from '../../shared/search/conditions.queries.js';
import { searchWords } from '../../shared/search/words.js';

export interface OfflineStoreFilter {
  search?: string | undefined;
  provinceId?: number | undefined;
}

export async function listOfflineStores(db: Database, filter: OfflineStoreFilter, page: Page) {
  const matching = db.selectFrom('offline_stores').where((eb) => matches(eb, filter));
  const list = matching
    .innerJoin('provinces', 'provinces.id', 'offline_stores.province_id')
    .select([
      'offline_stores.id',
      'provinces.name as province',
      'offline_stores.city',
      'offline_stores.store_name',
      'offline_stores.address',
      'offline_stores.tel',
    ])
    .orderBy('provinces.sort')
    .orderBy('provinces.id')
    .orderBy('offline_stores.id');
  const { rows, count } = await pageOf(list, matching, page);
  return { list: rows, count };
}

/** How many bookshops a province has, and in which cities. */
export async function storesByProvince(db: Database) {
  const cities = await db
    .selectFrom('offline_stores')
    .innerJoin('provinces', 'provinces.id', 'offline_stores.province_id')
    .select((eb) => ['provinces.id', 'offline_stores.city', eb.fn.countAll().$castTo<number>().as('count')])
    .groupBy(['provinces.id', 'offline_stores.city'])
    .orderBy('provinces.sort')
    .orderBy('provinces.id')
    .orderBy((eb) => eb.fn.min('offline_stores.id'))
    .execute();
  return Array.from(
    Map.groupBy(cities, ({ id }) => id),
    ([name, those]) => ({
      name,
      count: those.reduce((sum, { count }) => sum + count, 0),
      cities: those.map(({ city }) => city),
    }),
  );
}

function matches(eb: ExpressionBuilder<DB, 'offline_stores'>, filter: OfflineStoreFilter) {
  const conditions = searchWords(filter.search).map((word) =>
    eb.or([
      contains(eb.ref('offline_stores.city'), word),
      contains(eb.ref('offline_stores.store_name'), word),
    ]),
  );
  if (filter.provinceId !== undefined) {
    conditions.push(eb('offline_stores.province_id', '=', filter.provinceId));
  }
  return eb.and(conditions);
}
