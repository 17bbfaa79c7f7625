import type { Database } from '../../db/database.js';
import { pageOf } from '../../shared/page-of.queries.js';
import type { Page } from '../../shared/paging.js';
import { toSeconds } from '../../shared/wire.js';

/** Books whose codes the user has verified, the latest first, also withdrawn ones. */
export async function listMyBooks(db: Database, userId: number, page: Page) {
  const own = db.selectFrom('user_books').where('user_books.user_id', '=', userId);
  const newestFirst = own
    .innerJoin('all_books', 'all_books.id', 'user_books.book_id')
    .select(['user_books.id', 'user_books.book_id', 'all_books.title', 'user_books.created_at'])
    .orderBy('user_books.created_at', 'desc')
    .orderBy('user_books.id', 'desc');
  const { rows, count } = await pageOf(newestFirst, own, page);
  const list = rows.map((row) => ({
    id: row.id,
    book_id: row.book_id,
    book_title: row.title,
    create_time: toSeconds(row.created_at),
    // Only the check of a code adds books here.
    is_verified: 1 as const,
  }));
  return { list, count };
}
