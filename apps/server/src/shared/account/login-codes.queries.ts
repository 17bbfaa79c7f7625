import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { deleteUnlocked } from '../../db/delete-unlocked.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { KeyRing } from '../../security/secret-keys.js';
import { isSigned, sign } from '../../security/signatures.js';
import { type Source, sourceKey } from '../../security/source.js';

export type CodePurpose = 'login' | 'register' | 'recovery' | 'change-phone' | 'confirm' | 'shop';

export const codeMinutes = 10;
const resendSeconds = 60;
/** For one account and source, so that nobody uses up the codes of the owner elsewhere. */
const codesADay = 10;
/** For an account and all strangers together: a phone must not be flooded from many addresses. */
const strangersCodesADay = 20;
/** By the source that asked for the code, and by all others together. */
const wrongTriesAllowed = 5;
const othersWrongTriesAllowed = 10;
/** Longer than the day that the limits look back. */
const keptDays = 2;
const daySeconds = 24 * 60 * 60;

export interface CodeUse {
  purpose: CodePurpose;
  account: string;
  source: Source;
}

export type CodeRequest = { sent: true; code: string } | { sent: false; retryAfter: number };

/** Returns a code of six digits and stores its hash, or returns the seconds to wait. */
export async function createCode(
  db: Database,
  keys: KeyRing,
  { purpose, account, source }: CodeUse,
): Promise<CodeRequest> {
  const asked = {
    purpose,
    account,
    source: signedSource(keys, source),
    isKnown: source.knownDevice !== undefined,
  };
  return db.transaction().execute(async (transaction) => {
    // Two requests at once must not both find that none was sent.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${account}`}, 0))`.execute(transaction);
    const isOld = sql<boolean>`created_at < now() - make_interval(days => ${keptDays})`;
    await deleteUnlocked(transaction, 'verification_codes', isOld);
    const retryAfter = await secondsToWait(transaction, asked);
    if (retryAfter > 0) return { sent: false, retryAfter };
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    await transaction
      .insertInto('verification_codes')
      .values({
        purpose,
        account,
        source: asked.source,
        is_known: asked.isKnown,
        code_hash: sign(keys, signedText(purpose, account, code)),
        expires_at: sql<Date>`now() + make_interval(mins => ${codeMinutes})`,
      })
      .execute();
    return { sent: true, code };
  });
}

interface Asked {
  purpose: CodePurpose;
  account: string;
  source: string;
  isKnown: boolean;
}

/**
 * All purposes share the codes of a day, except recovery, the way out when they are used up.
 * The 60 seconds are counted for each purpose: who asked to log in and then registers need not wait.
 */
async function secondsToWait(db: Database, { purpose, account, source, isKnown }: Asked): Promise<number> {
  const ofSource = sql`source = ${source}`;
  const ofStrangers = sql`not is_known`;
  const { sinceLast, own, strangers } = await db
    .selectFrom('verification_codes')
    .select([
      sql<
        number | null
      >`extract(epoch from now() - max(created_at) filter (where purpose = ${purpose}))::float8`.as(
        'sinceLast',
      ),
      agesOf(ofSource, purpose).as('own'),
      agesOf(ofStrangers, purpose).as('strangers'),
    ])
    .where('account', '=', account)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${daySeconds})`)
    .executeTakeFirstOrThrow();
  return Math.max(
    sinceLast === null ? 0 : resendSeconds - sinceLast,
    untilBelow(codesADay, own),
    isKnown ? 0 : untilBelow(strangersCodesADay, strangers),
    0,
  );
}

/** Ages in seconds, the oldest first. */
function agesOf(condition: RawBuilder<unknown>, purpose: CodePurpose): RawBuilder<number[]> {
  return sql<number[]>`array(select jsonb_array_elements_text(coalesce(jsonb_agg(
    extract(epoch from now() - created_at) order by created_at)
    filter (where ${condition} and (purpose = 'recovery') = ${purpose === 'recovery'}), '[]'))::float8)`;
}

function untilBelow(most: number, ages: readonly number[]): number {
  const oldest = ages[ages.length - most];
  return oldest === undefined ? 0 : daySeconds - oldest;
}

export type CodeCheck = 'right' | 'wrong' | 'expired';

/**
 * Checks the newest code of the account, and the newest that this source asked for. A right code is used up. Each try
 * is counted with the rows locked, so that simultaneous tries share their limit.
 * With a transaction as `db`, commit it after `wrong` and `expired`: else the try would not count.
 */
export async function useCode(db: Database, keys: KeyRing, use: CodeUse, code: string): Promise<CodeCheck> {
  const answer = await tryCode(db, keys, use, code);
  return answer === 'spent' ? 'expired' : answer;
}

/** {@link useCode}, which tells a right code that was used already (`spent`) from an expired one. */
export async function tryCode(
  db: Database,
  keys: KeyRing,
  { purpose, account, source }: CodeUse,
  code: string,
): Promise<CodeCheck | 'spent'> {
  const own = signedSource(keys, source);
  return inTransaction(db, async (transaction) => {
    const candidates = (await newestCodes(transaction, purpose, account, own)).filter(isOpen);
    const text = signedText(purpose, account, code);
    const right = candidates.find((one) => isSigned(keys, text, one.code_hash));
    if (right !== undefined) {
      if (right.used_at !== null) return 'spent';
      await transaction
        .updateTable('verification_codes')
        .set({ used_at: sql<Date>`now()` })
        .where('id', '=', right.id)
        .execute();
      return 'right';
    }
    for (const { id, isOwn } of candidates) {
      await transaction
        .updateTable('verification_codes')
        .set(
          isOwn
            ? { wrong_tries: sql<number>`wrong_tries + 1` }
            : { others_wrong_tries: sql<number>`others_wrong_tries + 1` },
        )
        .where('id', '=', id)
        .execute();
    }
    return candidates.some(({ used_at }) => used_at === null) ? 'wrong' : 'expired';
  });
}

interface Candidate {
  fresh: boolean;
  isOwn: boolean;
  wrong_tries: number;
  others_wrong_tries: number;
}

function isOpen({ fresh, isOwn, wrong_tries, others_wrong_tries }: Candidate): boolean {
  return fresh && (isOwn ? wrong_tries < wrongTriesAllowed : others_wrong_tries < othersWrongTriesAllowed);
}

async function newestCodes(transaction: Database, purpose: CodePurpose, account: string, source: string) {
  const newest = transaction
    .selectFrom('verification_codes')
    .select([
      'id',
      'code_hash',
      'wrong_tries',
      'others_wrong_tries',
      'used_at',
      sql<boolean>`expires_at > now()`.as('fresh'),
      sql<boolean>`source = ${source}`.as('isOwn'),
    ])
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate();
  // In this order, so that simultaneous tries cannot deadlock.
  const ofAll = await newest.execute();
  const ofSource = ofAll[0]?.isOwn === true ? [] : await newest.where('source', '=', source).execute();
  return [...ofAll, ...ofSource];
}

/** Keyed, because plain hashes of all IPv4 addresses are computed in minutes. */
function signedSource(keys: KeyRing, source: Source): string {
  return sign(keys, JSON.stringify(['source', sourceKey(source)]));
}

/** Signed, because the million codes could be tried against plain hashes in a second. */
function signedText(purpose: CodePurpose, account: string, code: string): string {
  return JSON.stringify([purpose, account, code]);
}
