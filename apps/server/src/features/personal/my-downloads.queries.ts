import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../db/database.js';
import { countedAccount, countOnce } from '../../shared/count-once.queries.js';
import { type DownloadType, downloadTypes } from '../../shared/downloads.queries.js';
import type { Page } from '../../shared/paging.js';
import { listRecords } from '../../shared/personal-records.queries.js';
import { hasRow } from '../../shared/row-exists.queries.js';
import { toSeconds } from '../../shared/wire.js';

export async function listMyDownloads(db: Database, userId: number, type: DownloadType, page: Page) {
  const table = type === downloadTypes.paper ? 'papers' : 'book_resources';
  const { rows, count } = await listRecords(
    db,
    { table: 'downloads', userId, type, contentExists: (id) => hasRow(table, id) },
    page,
  );
  if (rows.length === 0) return { list: [], count };
  const ids = rows.map((row) => row.content_id);
  const names = type === downloadTypes.paper ? await paperNames(db, ids) : await resourceNames(db, ids);
  const list = rows.flatMap(({ id, content_id, created_at }) => {
    const name = names.get(content_id);
    // Removed since the page was read.
    if (name === undefined) return [];
    return [{ id, content_id, create_time: toSeconds(created_at), ...name }];
  });
  return { list, count };
}

async function paperNames(db: Database, ids: readonly number[]) {
  const papers = await db.selectFrom('papers').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(papers.map(({ id, title }) => [id, { type: downloadTypes.paper, exam_title: title }]));
}

async function resourceNames(db: Database, ids: readonly number[]) {
  const resources = await db
    .selectFrom('book_resources')
    .innerJoin('books', 'books.id', 'book_resources.book_id')
    .select(['book_resources.id', 'book_id', 'title as book_title', 'show_name'])
    .where('book_resources.id', 'in', ids)
    .execute();
  return new Map(resources.map(({ id, ...names }) => [id, { type: downloadTypes.bookResource, ...names }]));
}

/**
 * The files of a user's record, counted as another download on another day.
 * @returns undefined if there is no such record or the content was removed
 */
export async function takeMyDownloadAgain(db: Database, userId: number, id: number) {
  return db.transaction().execute(async (transaction) => {
    const record = await transaction
      .selectFrom('downloads')
      .select(['type', 'content_id'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return record === undefined ? undefined : takeAgain(transaction, userId, record);
  });
}

async function takeAgain(
  transaction: Database,
  userId: number,
  { type, content_id: contentId }: { type: DownloadType; content_id: number },
) {
  const kind = type === downloadTypes.paper ? 'paper download' : 'resource download';
  const downloads = await countOnce(transaction, kind, contentId, countedAccount(userId));
  const download_count = sql<number>`download_count + ${downloads}`;
  const hasFiles = sql<SqlBool>`cardinality(file_keys) > 0`;
  return type === downloadTypes.paper
    ? transaction
        .updateTable('papers')
        .set({ download_count })
        .where('id', '=', contentId)
        .where(hasFiles)
        .returning(['title as name', 'file_keys as fileKeys'])
        .executeTakeFirst()
    : transaction
        .updateTable('book_resources')
        .set({ download_count })
        .where('id', '=', contentId)
        .where(hasFiles)
        .returning(['show_name as name', 'file_keys as fileKeys'])
        .executeTakeFirst();
}
