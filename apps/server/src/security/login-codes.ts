import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { deleteUnlocked } from '../db/delete-unlocked.js';
import { inTransaction } from '../db/in-transaction.js';
import type { KeyRing } from './secret-keys.js';
import { isSigned, sign } from './signatures.js';

/** The purpose of a code; it is not valid for another one. */
export type CodePurpose = 'login' | 'register' | 'recovery' | 'change-phone' | 'confirm' | 'shop';

export const codeMinutes = 10;
const resendSeconds = 60;
const codesADay = 10;
const wrongTriesAllowed = 5;
/** Longer than the day that the limits look back. */
const keptDays = 2;
const daySeconds = 24 * 60 * 60;

export type CodeRequest = { sent: true; code: string } | { sent: false; retryAfter: number };

/** Creates a code of six digits and stores its hash, or returns the seconds to wait. */
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
 * The ten codes per day are shared by all purposes, so that a phone cannot be flooded through several forms.
 * The 60 seconds are not: a visitor who asked to log in and then has to register need not wait.
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
 * Checks the newest code of the account and uses it up if it is right. Each try is counted before the code is
 * compared, with the row locked, so that simultaneous tries share the limit of five.
 *
 * With a transaction as `db` the code is used up together with the caller's work or not at all. The caller
 * must commit the transaction after `wrong` and `expired`: after a rollback the try would not count, and the
 * code could be guessed.
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
 * Like {@link useCode}, but tells a right code that was used already (`spent`) from an expired one: a user
 * who sends a form twice has shown both times that the account is theirs.
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

/**
 * The text that is signed instead of the bare code: an attacker could try the million codes against plain
 * hashes in a second.
 */
function signedText(purpose: CodePurpose, account: string, code: string): string {
  return JSON.stringify([purpose, account, code]);
}
