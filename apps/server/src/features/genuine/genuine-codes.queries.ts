import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { publicUrl } from '../../ports/files/keys.js';
import { hashGenuineCode } from '../../security/genuine-codes.js';
import { type Checker, recordCheck } from './code-checks.queries.js';

/** The count includes this check. */
export interface GenuineCheck {
  book: { id: number; title: string; imageUrl: string };
  checkCount: number;
  firstCheckedAt: Date;
}

interface CheckedCode {
  id: number;
  title: string;
  cover_key: string;
  /** Null for a code that was recalled. */
  check_count: number | null;
  first_checked_at: Date | null;
}

/**
 * Counts a check of the code, and adds its book to those of the user. Count and first time change in one
 * statement, so that only one of two simultaneous checks is the first.
 * @returns undefined for an unknown code. A code of a recalled batch is genuine only if its first check was before.
 */
export async function checkGenuineCode(
  db: Database,
  code: string,
  checker: Checker,
): Promise<GenuineCheck | 'recalled' | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<CheckedCode>`
      with code as (
        select code_hash, genuine_codes.book_id, coalesce(batch_id, 0) as batch_id,
               recalled_at is not null and coalesce(first_checked_at >= recalled_at, true) as is_recalled
          from genuine_codes left join code_batches on code_batches.id = coalesce(batch_id, 0)
         where code_hash = ${hashGenuineCode(code)}),
      counted as (
        update genuine_codes
           set check_count = check_count + 1, first_checked_at = coalesce(first_checked_at, now())
          from code
         where genuine_codes.code_hash = code.code_hash and not is_recalled
        returning check_count, first_checked_at),
      recorded as (${recordCheck('code', checker)})
      select all_books.id, title, cover_key, check_count, first_checked_at
        from code join all_books on all_books.id = code.book_id left join counted on true`.execute(
      transaction,
    );
    const [found] = rows;
    if (found === undefined) return undefined;
    const { check_count: checkCount, first_checked_at: firstCheckedAt } = found;
    if (checkCount === null || firstCheckedAt === null) return 'recalled';
    if (checker.userId !== undefined) await addToMyBooks(transaction, checker.userId, found.id);
    return {
      book: { id: found.id, title: found.title, imageUrl: publicUrl(found.cover_key) },
      checkCount,
      firstCheckedAt,
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
