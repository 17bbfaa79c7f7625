import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { publicUrl } from '../../ports/files/keys.js';
import { maskIdentityCard } from '../../security/identity-cards.js';
import { toSeconds } from '../wire.js';

export interface Account {
  id: number;
  passwordHash: string;
  isStopped: boolean;
}

/** @param account a mobile number or an e-mail address in any case */
export async function findAccount(db: Database, account: string): Promise<Account | undefined> {
  const column = account.includes('@') ? 'email' : 'phone';
  return db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash', sql<boolean>`stopped_at is not null`.as('isStopped')])
    .where(column, '=', normaliseAccount(account))
    .executeTakeFirst();
}

/** 'Zhou@…' and 'zhou@…' are one account. */
export function normaliseAccount(account: string): string {
  return account.trim().toLowerCase();
}

export async function sessionProfile(db: Database, userId: number, jwt: string) {
  const user = await db
    .selectFrom('users')
    .leftJoin('provinces', 'provinces.id', 'users.province_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .select([
      'users.nickname',
      'users.avatar_key',
      'users.role',
      'users.phone',
      'users.email',
      'users.school',
      'users.grade_id',
      'users.created_at',
      'users.real_name',
      'users.identity_card',
      'provinces.name as province_name',
      'cities.name as city_name',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    jwt,
    nickname: user.nickname,
    avatar: publicUrl(user.avatar_key),
    user_role: user.role,
    phone: user.phone ?? '',
    email: user.email ?? '',
    school: user.school,
    gradeId: user.grade_id,
    province: user.province_name ?? '',
    city: user.city_name ?? '',
    create_time: toSeconds(user.created_at),
    username: user.real_name,
    identity_card_code: maskIdentityCard(user.identity_card),
  };
}
