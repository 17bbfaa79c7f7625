import type { DeskHit } from '@inkstone/api/types';
import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { normaliseQueryCode } from '../../security/query-codes.js';
import { toSeconds } from '../../shared/wire.js';
import { statusNames } from '../shops/step-names.js';

/** Also by the query code, however it is typed. */
export async function findShops(db: Database, word: string, most: number): Promise<DeskHit[]> {
  const rows = await db
    .selectFrom('shop_applications')
    .select(['id', 'shop_name', 'status', 'submitted_at'])
    .where((eb) =>
      eb.or([
        eb('query_code', '=', normaliseQueryCode(word)),
        sql<boolean>`position(lower(${word}) in lower(concat_ws(chr(10), shop_name, company_name, contact, phone))) > 0`,
      ]),
    )
    .orderBy(sql`status = 1`, 'desc')
    .orderBy('submitted_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, shop_name, status, submitted_at }) => ({
    tray: 'shops',
    item: String(id),
    title: shop_name,
    status_name: statusNames[status],
    create_time: toSeconds(submitted_at),
  }));
}
