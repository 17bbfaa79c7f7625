import type { Database } from '../db/database.js';
import type { Page } from './paging.js';
import { toSeconds } from './wire.js';

/** One page of the books that a person has proved genuine, the latest first, and how many there are in all. */
export async function listMyBooks(db: Database, userId: number, page: Page) {
  const [rows, { count }] = await Promise.all([
    db
      .selectFrom('user_books')
      .innerJoin('books', 'books.id', 'user_books.book_id')
      .select(['user_books.id', 'user_books.book_id', 'books.title', 'user_books.created_at'])
      .where('user_books.user_id', '=', userId)
      .orderBy('user_books.created_at', 'desc')
      .orderBy('user_books.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('user_books')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    book_id: row.book_id,
    book_title: row.title,
    create_time: toSeconds(row.created_at),
    // Only the genuine check puts a book here.
    is_verified: 1 as const,
  }));
  return { list, count };
}
