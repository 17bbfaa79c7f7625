import type { Expression, SqlBool } from 'kysely';
import type { Database } from '../db/database.js';
import type { ContentType } from './content-types.js';
import { pageOf } from './page-of.queries.js';
import type { Page } from './paging.js';

/** Favourites and downloads: both tables refer to content by type and id. */
type RecordTable = 'favourites' | 'downloads';

interface PersonalRecords {
  table: RecordTable;
  userId: number;
  type: ContentType;
  contentExists: (contentId: Expression<number>) => Expression<SqlBool>;
}

/** The latest first. Removed content is neither listed nor counted. */
export async function listRecords(
  db: Database,
  { table, userId, type, contentExists }: PersonalRecords,
  page: Page,
) {
  const records = db
    .selectFrom(table)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where((eb) => contentExists(eb.ref('content_id')));
  const newestFirst = records
    .select(['id', 'content_id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return pageOf(newestFirst, records, page);
}

export async function deleteRecord(
  db: Database,
  table: RecordTable,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
