import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import { publicUrl } from '../../ports/files/keys.js';
import { toOption } from '../../shared/filter-options.js';
import { pageOf } from '../../shared/page-of.queries.js';
import type { Page } from '../../shared/paging.js';
import { contains } from '../../shared/search/conditions.queries.js';
import { searchWords } from '../../shared/search/words.js';
import { toSeconds } from '../../shared/wire.js';
import { namedItems } from '../lookups/lookups.queries.js';
import { storesByProvince } from './offline-stores.queries.js';

export interface OnlineShopFilter {
  search?: string | undefined;
  provinceId?: number | undefined;
  platformId?: number | undefined;
}

/** Also those whose authorization has expired. */
export async function listOnlineShops(db: Database, filter: OnlineShopFilter, page: Page) {
  const list = selectShops(db)
    .where((eb) => matches(eb, filter))
    .orderBy('online_shops.id');
  const matching = db.selectFrom('online_shops').where((eb) => matches(eb, filter));
  const { rows, count } = await pageOf(list, matching, page);
  return { list: rows.map(toShop), count };
}

export async function findOnlineShop(db: Database, id: number) {
  const row = await selectShops(db).where('online_shops.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toShop(row);
}

export async function listStorePlatforms(db: Database) {
  const platforms = await namedItems(db, 'store_platforms');
  return platforms.map(({ id, name }) => ({ id, store_platform: name }));
}

export async function shopSearchOptions(db: Database) {
  const [provinces, platforms, stores] = await Promise.all([
    namedItems(db, 'provinces'),
    namedItems(db, 'store_platforms'),
    storesByProvince(db),
  ]);
  return { territory: provinces.map(toOption), platform: platforms.map(toOption), stores };
}

function matches(eb: ExpressionBuilder<DB, 'online_shops'>, filter: OnlineShopFilter) {
  const conditions = searchWords(filter.search).map((word) =>
    eb.or([
      contains(eb.ref('online_shops.shop_name'), word),
      contains(eb.ref('online_shops.certificate_number'), word),
    ]),
  );
  if (filter.provinceId !== undefined) {
    conditions.push(eb('online_shops.province_id', '=', filter.provinceId));
  }
  if (filter.platformId !== undefined) {
    conditions.push(eb('online_shops.platform_id', '=', filter.platformId));
  }
  return eb.and(conditions);
}

function selectShops(db: Database) {
  return db
    .selectFrom('online_shops')
    .innerJoin('platforms', 'platforms.id', 'online_shops.platform_id')
    .innerJoin('provinces', 'provinces.id', 'online_shops.province_id')
    .select([
      'online_shops.id',
      'online_shops.shop_name',
      'online_shops.certificate_number',
      'online_shops.certificate_image_key',
      'online_shops.shop_url',
      'online_shops.authorized_at',
      'online_shops.starts_at',
      'online_shops.ends_at',
      'platforms.name as platform_name',
      'platforms.image_key as platform_image_key',
      'provinces.name as province_name',
    ]);
}

type ShopRow = Awaited<ReturnType<ReturnType<typeof selectShops>['executeTakeFirstOrThrow']>>;

function toShop(row: ShopRow) {
  return {
    id: row.id,
    shop_name: row.shop_name,
    platform_image: publicUrl(row.platform_image_key),
    certificate_number: row.certificate_number,
    create_time: toSeconds(row.authorized_at),
    shop_url: row.shop_url,
    province: row.province_name,
    shop_platform_text: row.platform_name,
    start_time: toSeconds(row.starts_at),
    end_time: toSeconds(row.ends_at),
    certificate_path: publicUrl(row.certificate_image_key),
  };
}
