import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { deleteUnlocked } from '../db/delete-unlocked.js';
import { inTransaction } from '../db/in-transaction.js';
import type { KeyRing } from './secret-keys.js';
import { isSigned, sign } from './signatures.js';

/** What a code is good for; a code for one purpose is worth nothing for another. */
export type CodePurpose = 'login' | 'register' | 'recovery' | 'change-phone' | 'shop';

export const codeMinutes = 10;
const resendSeconds = 60;
const codesADay = 10;
const wrongTriesAllowed = 5;
/** Nothing looks back further than a day. */
const keptDays = 2;
const daySeconds = 24 * 60 * 60;

export type CodeRequest = { sent: true; code: string } | { sent: false; retryAfter: number };

/** A new code of six digits and its hash in the database; or how long to wait, in seconds. */
export async function createCode(
  db: Database,
  keys: KeyRing,
  purpose: CodePurpose,
  account: string,
): Promise<CodeRequest> {
  return db.transaction().execute(async (transaction) => {
    // Two requests at once must not both find that none was sent yet.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${account}`}, 0))`.execute(transaction);
    const isOld = sql<boolean>`created_at < now() - make_interval(days => ${keptDays})`;
    await deleteUnlocked(transaction, 'verification_codes', isOld);
    const retryAfter = await secondsToWait(transaction, purpose, account);
    if (retryAfter > 0) return { sent: false, retryAfter };
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    await transaction
      .insertInto('verification_codes')
      .values({
        purpose,
        account,
        code_hash: sign(keys, signedText(purpose, account, code)),
        expires_at: sql<Date>`now() + make_interval(mins => ${codeMinutes})`,
      })
      .execute();
    return { sent: true, code };
  });
}

/**
 * The day's ten are shared by all purposes, so that nobody's phone is flooded by asking at every form. The 60
 * seconds are not: who asked to log in and then finds that they must register need not wait.
 */
async function secondsToWait(db: Database, purpose: CodePurpose, account: string): Promise<number> {
  const { count, sinceLast, sinceFirst } = await db
    .selectFrom('verification_codes')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<
        number | null
      >`extract(epoch from now() - max(created_at) filter (where purpose = ${purpose}))::float8`.as(
        'sinceLast',
      ),
      sql<number | null>`extract(epoch from now() - min(created_at))::float8`.as('sinceFirst'),
    ])
    .where('account', '=', account)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${daySeconds})`)
    .executeTakeFirstOrThrow();
  if (count >= codesADay) return daySeconds - (sinceFirst ?? 0);
  return sinceLast === null ? 0 : Math.max(0, resendSeconds - sinceLast);
}

export type CodeCheck = 'right' | 'wrong' | 'expired';

/**
 * Checks the newest code of the account and, when it is right, uses it up. Each try is counted before it is
 * compared and the row is locked meanwhile, so that parallel tries share the five.
 *
 * Called with a transaction, it is a part of it: a code is used up together with what it was asked for, or not
 * at all. The caller must let the transaction be committed after `wrong` and `expired`; rolled back, the try
 * would not count and the code could be guessed.
 */
export async function useCode(
  db: Database,
  keys: KeyRing,
  purpose: CodePurpose,
  account: string,
  code: string,
): Promise<CodeCheck> {
  const answer = await tryCode(db, keys, purpose, account, code);
  return answer === 'spent' ? 'expired' : answer;
}

/**
 * As {@link useCode}, and tells a code that was right once (`spent`) from one that is too old: whoever sends a
 * form twice by mistake has shown both times that the account is theirs.
 */
export async function tryCode(
  db: Database,
  keys: KeyRing,
  purpose: CodePurpose,
  account: string,
  code: string,
): Promise<CodeCheck | 'spent'> {
  return inTransaction(db, async (transaction) => {
    const newest = await transaction
      .selectFrom('verification_codes')
      .select(['id', 'code_hash', 'wrong_tries', 'used_at', sql<boolean>`expires_at > now()`.as('fresh')])
      .where('account', '=', account)
      .where('purpose', '=', purpose)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (newest?.fresh !== true || newest.wrong_tries >= wrongTriesAllowed) return 'expired';
    const isSpent = newest.used_at !== null;
    const isRight = isSigned(keys, signedText(purpose, account, code), newest.code_hash);
    if (isRight && isSpent) return 'spent';
    await transaction
      .updateTable('verification_codes')
      .set(isRight ? { used_at: sql<Date>`now()` } : { wrong_tries: newest.wrong_tries + 1 })
      .where('id', '=', newest.id)
      .execute();
    if (isRight) return 'right';
    return isSpent ? 'expired' : 'wrong';
  });
}

/** What is signed in place of the code: a million possible codes are tried in a second by whoever reads plain hashes. */
function signedText(purpose: CodePurpose, account: string, code: string): string {
  return JSON.stringify([purpose, account, code]);
}
