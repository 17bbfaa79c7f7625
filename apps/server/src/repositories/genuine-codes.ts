import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { publicUrl } from '../ports/files/keys.js';
import { hashGenuineCode } from '../security/genuine-codes.js';

/** What a code is found to be, this check included. */
export interface GenuineCheck {
  book: { id: number; title: string; imageUrl: string };
  checkCount: number;
  firstCheckedAt: Date;
}

/**
 * Counts a check of the code and gives its book to whoever is logged in; undefined for a code that was never
 * printed. Count and first time change in one statement, so that of two checks at once only one is the first.
 */
export async function checkGenuineCode(
  db: Database,
  code: string,
  userId: number | undefined,
): Promise<GenuineCheck | undefined> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .updateTable('genuine_codes')
      .from('books')
      .set((eb) => ({
        check_count: eb('genuine_codes.check_count', '+', 1),
        first_checked_at: sql<Date>`coalesce(genuine_codes.first_checked_at, now())`,
      }))
      .whereRef('books.id', '=', 'genuine_codes.book_id')
      .where('genuine_codes.code_hash', '=', hashGenuineCode(code))
      .returning([
        'books.id',
        'books.title',
        'books.cover_key',
        'genuine_codes.check_count as checkCount',
        // Just set, and never null again; the column's type does not know.
        sql<Date>`genuine_codes.first_checked_at`.as('firstCheckedAt'),
      ])
      .executeTakeFirst();
    if (found === undefined) return undefined;
    if (userId !== undefined) await addToMyBooks(transaction, userId, found.id);
    return {
      book: { id: found.id, title: found.title, imageUrl: publicUrl(found.cover_key) },
      checkCount: found.checkCount,
      firstCheckedAt: found.firstCheckedAt,
    };
  });
}

/** A book that is there already stays as it is, with its first date. */
async function addToMyBooks(db: Database, userId: number, bookId: number): Promise<void> {
  await db
    .insertInto('user_books')
    .values({ user_id: userId, book_id: bookId })
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doNothing())
    .execute();
}
