import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { publicUrl } from '../../ports/files/keys.js';
import { hashGenuineCode } from '../../security/genuine-codes.js';

/** The count includes this check. */
export interface GenuineCheck {
  book: { id: number; title: string; imageUrl: string };
  checkCount: number;
  firstCheckedAt: Date;
}

/**
 * Counts a check of the code, and adds its book to those of the user. Count and first time change in one
 * statement, so that only one of two simultaneous checks is the first.
 * @returns undefined for an unknown code
 */
export async function checkGenuineCode(
  db: Database,
  code: string,
  userId: number | undefined,
): Promise<GenuineCheck | undefined> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .updateTable('genuine_codes')
      .from('all_books')
      .set((eb) => ({
        check_count: eb('genuine_codes.check_count', '+', 1),
        first_checked_at: sql<Date>`coalesce(genuine_codes.first_checked_at, now())`,
      }))
      .whereRef('all_books.id', '=', 'genuine_codes.book_id')
      .where('genuine_codes.code_hash', '=', hashGenuineCode(code))
      .returning([
        'all_books.id',
        'all_books.title',
        'all_books.cover_key',
        'genuine_codes.check_count as checkCount',
        // Set by this statement, so never null.
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

/** A book that the user already has keeps its first date. */
async function addToMyBooks(db: Database, userId: number, bookId: number): Promise<void> {
  await db
    .insertInto('user_books')
    .values({ user_id: userId, book_id: bookId })
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doNothing())
    .execute();
}
