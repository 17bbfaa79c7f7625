import { sql, type SqlBool } from 'kysely';
import type { Database } from '../db/database.js';
import { type DownloadType, downloadTypes } from './downloads.js';
import type { Page } from './paging.js';
import { toSeconds } from './wire.js';

/** One page of what a person took, the latest first; what has been removed since is neither listed nor counted. */
export async function listMyDownloads(db: Database, userId: number, type: DownloadType, page: Page) {
  return type === downloadTypes.paper
    ? listPaperDownloads(db, userId, page)
    : listResourceDownloads(db, userId, page);
}

async function listPaperDownloads(db: Database, userId: number, page: Page) {
  const owned = db
    .selectFrom('downloads')
    .innerJoin('papers', 'papers.id', 'downloads.content_id')
    .where('downloads.user_id', '=', userId)
    .where('downloads.type', '=', downloadTypes.paper);
  const [rows, { count }] = await Promise.all([
    owned
      .select(['downloads.id', 'downloads.content_id', 'downloads.created_at', 'papers.title'])
      .orderBy('downloads.created_at', 'desc')
      .orderBy('downloads.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    owned.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    type: downloadTypes.paper,
    content_id: row.content_id,
    exam_title: row.title,
    create_time: toSeconds(row.created_at),
  }));
  return { list, count };
}

async function listResourceDownloads(db: Database, userId: number, page: Page) {
  const owned = db
    .selectFrom('downloads')
    .innerJoin('book_resources', 'book_resources.id', 'downloads.content_id')
    .innerJoin('books', 'books.id', 'book_resources.book_id')
    .where('downloads.user_id', '=', userId)
    .where('downloads.type', '=', downloadTypes.bookResource);
  const [rows, { count }] = await Promise.all([
    owned
      .select([
        'downloads.id',
        'downloads.content_id',
        'downloads.created_at',
        'book_resources.book_id',
        'book_resources.show_name',
        'books.title',
      ])
      .orderBy('downloads.created_at', 'desc')
      .orderBy('downloads.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    owned.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    type: downloadTypes.bookResource,
    content_id: row.content_id,
    book_id: row.book_id,
    book_title: row.title,
    show_name: row.show_name,
    create_time: toSeconds(row.created_at),
  }));
  return { list, count };
}

/** @returns false when the person has no such record */
export async function deleteMyDownload(db: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('downloads')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * What a record of the person's stands for, counted as taken once more.
 * @returns undefined when the person has no such record, or what it stands for is gone
 */
export async function takeMyDownloadAgain(db: Database, userId: number, id: number) {
  return db.transaction().execute(async (transaction) => {
    const record = await transaction
      .selectFrom('downloads')
      .select(['type', 'content_id'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return record === undefined ? undefined : countAgain(transaction, record.type, record.content_id);
  });
}

async function countAgain(transaction: Database, type: DownloadType, contentId: number) {
  const download_count = sql<number>`download_count + 1`;
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
