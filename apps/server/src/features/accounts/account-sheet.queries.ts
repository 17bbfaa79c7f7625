import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { publicUrl } from '../../ports/files/keys.js';
import { maskIdentityCard } from '../../security/identity-cards.js';
import { maskAccount } from '../../shared/account/owner.js';
import { accountHistory } from './account-history.queries.js';
import { seenAt } from './found-accounts.queries.js';

/** An account as an operator sees it: every secret is masked. @returns undefined for an unknown id */
export async function accountSheet(db: Database, id: number) {
  const user = await db
    .selectFrom('users')
    .leftJoin('grades', 'grades.id', 'users.grade_id')
    .leftJoin('subjects', 'subjects.id', 'users.subject_id')
    .leftJoin('stages', 'stages.id', 'users.stage_id')
    .leftJoin('provinces', 'provinces.id', 'users.province_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .select([
      'users.id',
      'users.role',
      'users.nickname',
      'users.real_name as realName',
      'users.avatar_key',
      'users.phone',
      'users.email',
      'users.identity_card',
      'users.school',
      'users.store_name as storeName',
      'users.created_at as createdAt',
      'users.stopped_at as stoppedAt',
      'users.stopped_reason as stoppedReason',
      sql<string>`concat_ws(' ', stages.name, grades.name, subjects.name)`.as('teaching'),
      sql<string>`concat_ws(' ', provinces.name, cities.name)`.as('place'),
      seenAt.as('seenAt'),
      countOf('user_books').as('books'),
      countOf('downloads').as('downloads'),
      countOf('book_feedbacks').as('letters'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const { avatar_key, phone, email, identity_card, ...rest } = user;
  return {
    ...rest,
    avatar: publicUrl(avatar_key),
    phone: phone === null ? '' : maskAccount(phone),
    email: email === null ? '' : maskAccount(email),
    identityCard: maskIdentityCard(identity_card),
    sessions: await sessionsOf(db, id),
    history: await accountHistory(db, id),
  };
}

export type AccountSheet = NonNullable<Awaited<ReturnType<typeof accountSheet>>>;

function countOf(table: 'book_feedbacks' | 'downloads' | 'user_books') {
  return sql<number>`(select count(*) from ${sql.table(table)} where user_id = users.id)`;
}

function sessionsOf(db: Database, userId: number) {
  return db
    .selectFrom('login_sessions')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as usedAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}
