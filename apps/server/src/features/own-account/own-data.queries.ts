import { textNames as enrolmentTexts } from '@inkstone/forms/teacherEnrolment/schema';
import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { publicUrl } from '../../ports/files/keys.js';
import type { SignedLinks } from '../../ports/files/signed-links.js';
import { maskIdentityCard } from '../../security/identity-cards.js';
import { listSessions, type SessionUser } from '../../shared/account/login-sessions.queries.js';
import { contentTypes } from '../../shared/content-types.js';
import { uploadLinks } from '../../shared/uploads.queries.js';
import { toSeconds } from '../../shared/wire.js';
import { listMessagesOf } from '../messages/messages.queries.js';
import { deliverNotices } from '../notices/deliver-notices.queries.js';

type Links = Pick<SignedLinks, 'create'>;

/** Without the password and the tokens. Files are links that work for two hours. */
export async function ownData(db: Database, links: Links, user: Pick<SessionUser, 'id' | 'sessionId'>) {
  await deliverNotices(db, user.id);
  // One after another: together they would take many of the connections that all requests share.
  return {
    export_time: toSeconds(new Date()),
    profile: await profileOf(db, user.id),
    sessions: await listSessions(db, user),
    favourites: await favouritesOf(db, user.id),
    downloads: await downloadsOf(db, user.id),
    books: await booksOf(db, user.id),
    activities: await activitiesOf(db, links, user.id),
    messages: await listMessagesOf(db, user.id),
    feedbacks: await feedbacksOf(db, links, user.id),
    donations: await donationsOf(db, user.id),
  };
}

async function profileOf(db: Database, userId: number) {
  const { avatar_key, identity_card, created_at, ...texts } = await db
    .selectFrom('users')
    .leftJoin('grades', 'grades.id', 'users.grade_id')
    .leftJoin('subjects', 'subjects.id', 'users.subject_id')
    .leftJoin('stages', 'stages.id', 'users.stage_id')
    .leftJoin('provinces', 'provinces.id', 'users.province_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .select((eb) => [
      'users.role as user_role',
      'users.nickname',
      'users.avatar_key',
      eb.fn.coalesce('users.phone', eb.val('')).as('phone'),
      eb.fn.coalesce('users.email', eb.val('')).as('email'),
      'users.school',
      eb.fn.coalesce('grades.name', eb.val('')).as('grade'),
      eb.fn.coalesce('subjects.name', eb.val('')).as('subject'),
      eb.fn.coalesce('stages.name', eb.val('')).as('stage'),
      eb.fn.coalesce('provinces.name', eb.val('')).as('province'),
      eb.fn.coalesce('cities.name', eb.val('')).as('city'),
      'users.store_name',
      'users.real_name as username',
      'users.identity_card',
      'users.created_at',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...texts,
    avatar: publicUrl(avatar_key),
    identity_card_code: maskIdentityCard(identity_card),
    create_time: toSeconds(created_at),
  };
}

async function favouritesOf(db: Database, userId: number) {
  const { paper, book } = contentTypes;
  const title = sql<string>`coalesce(case type
    when ${paper} then (select title from papers where id = content_id)
    when ${book} then (select title from books where id = content_id)
    else (select title from articles where id = content_id) end, '')`;
  const rows = await db
    .selectFrom('favourites')
    .select(['type', 'content_id', title.as('title'), 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(withTime);
}

async function downloadsOf(db: Database, userId: number) {
  const title = sql<string>`coalesce(case type
    when ${contentTypes.paper} then (select title from papers where id = content_id)
    else (select show_name from book_resources where id = content_id) end, '')`;
  const rows = await db
    .selectFrom('downloads')
    .select(['type', 'content_id', title.as('title'), 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(withTime);
}

async function booksOf(db: Database, userId: number) {
  const rows = await db
    .selectFrom('user_books')
    .innerJoin('all_books', 'all_books.id', 'user_books.book_id')
    .select(['all_books.title as book_title', 'user_books.created_at'])
    .where('user_books.user_id', '=', userId)
    .orderBy('user_books.id')
    .execute();
  return rows.map(withTime);
}

async function activitiesOf(db: Database, links: Links, userId: number) {
  const rows = await db
    .selectFrom('activity_applications as own')
    .innerJoin('all_articles', 'all_articles.id', 'own.article_id')
    .select(['all_articles.title', 'own.file_keys', 'own.status', 'own.created_at'])
    .select(enrolmentTexts.map((name) => `own.${name}` as const))
    .where('own.user_id', '=', userId)
    .orderBy('own.id')
    .execute();
  const withLinks = [];
  for (const { file_keys, ...row } of rows) {
    withLinks.push({ ...withTime(row), files: await uploadLinks(db, links, file_keys) });
  }
  return withLinks;
}

async function feedbacksOf(db: Database, links: Links, userId: number) {
  const rows = await db
    .selectFrom('book_feedbacks')
    .select(['type', 'book_name', 'subject', 'descr', 'email', 'image_keys', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const withLinks = [];
  for (const { image_keys, ...row } of rows) {
    withLinks.push({ ...withTime(row), images: await uploadLinks(db, links, image_keys) });
  }
  return withLinks;
}

async function donationsOf(db: Database, userId: number) {
  const rows = await db
    .selectFrom('book_donations')
    .select(['unit_name', 'province_city', 'address', 'contacts', 'phone', 'explain', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(withTime);
}

function withTime<Row extends { created_at: Date }>({ created_at, ...row }: Row) {
  return { ...row, create_time: toSeconds(created_at) };
}
