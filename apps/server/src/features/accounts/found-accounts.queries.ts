import { printedCode } from '@inkstone/forms/rules';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Database } from '../../db/database.js';
import type { IdentityCards } from '../../security/identity-cards.js';
import { maskAccount } from '../../shared/account/owner.js';
import { normaliseAccount } from '../../shared/account/users.queries.js';

type Hashing = Pick<IdentityCards, 'hashesOf'>;

/** More are not listed: whoever searches writes more of it. */
export const mostFound = 50;

export interface FoundAccount {
  id: number;
  role: 1 | 2 | 3 | 5;
  realName: string;
  nickname: string;
  /** Masked; of an account without a telephone, the e-mail address. */
  account: string;
  province: string;
  city: string;
  seenAt: Date;
  isStopped: boolean;
}

/**
 * By a whole telephone or identity number, the last four digits of either, an e-mail address, or the beginning of a
 * name. Those that were here last come first.
 */
export async function findAccounts(
  { db, identityCards }: { db: Database; identityCards: Hashing },
  written: string,
): Promise<{ count: number; list: FoundAccount[] }> {
  const condition = conditionOf(written, identityCards);
  if (condition === undefined) return { count: 0, list: [] };
  const rows = await db
    .selectFrom('users')
    .leftJoin('provinces', 'provinces.id', 'users.province_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .select([
      'users.id',
      'users.role',
      'users.real_name as realName',
      'users.nickname',
      'users.phone',
      'users.email',
      sql<string>`coalesce(provinces.name, '')`.as('province'),
      sql<string>`coalesce(cities.name, '')`.as('city'),
      seenAt.as('seenAt'),
      sql<boolean>`stopped_at is not null`.as('isStopped'),
      sql<number>`count(*) over ()`.as('count'),
    ])
    .where(condition)
    .orderBy('seenAt', 'desc')
    .orderBy('users.id', 'desc')
    .limit(mostFound)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    list: rows.map(({ count: _count, phone, email, ...row }) => ({
      ...row,
      account: maskAccount(phone ?? email ?? ''),
    })),
  };
}

/** When the account was last used, as far as sessions and devices still tell. */
export const seenAt = sql<Date>`greatest(users.created_at,
  (select max(last_used_at) from login_sessions where user_id = users.id),
  (select max(last_used_at) from known_devices where user_id = users.id))`;

/** Undefined for nothing written. */
function conditionOf(written: string, cards: Hashing): Expression<SqlBool> | undefined {
  const text = written.normalize('NFKC').replaceAll('\0', '').trim();
  const number = printedCode(text);
  if (number === '') return undefined;
  if (/^\d{11}$/.test(number)) return sql`users.phone = ${number}`;
  if (/^\d{17}[\dX]$/.test(number)) return sql`users.identity_hash = any(${cards.hashesOf(number)})`;
  if (/^\d{3}[\dX]$/.test(number)) {
    return sql`(right(users.phone, 4) = ${number}
      or users.identity_end_hash = any(${cards.hashesOf(number)}))`;
  }
  if (text.includes('@')) return sql`users.email = ${normaliseAccount(text)}`;
  const beginning = `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(users.real_name <> '' and users.real_name like ${beginning} or users.nickname like ${beginning})`;
}
