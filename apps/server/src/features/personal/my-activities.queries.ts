import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import { publicUrl } from '../../ports/files/keys.js';
import { pageOf } from '../../shared/page-of.queries.js';
import type { Page } from '../../shared/paging.js';
import { focusField, toSeconds } from '../../shared/wire.js';

/** The latest first, also withdrawn ones. */
export async function listMyActivities(db: Database, userId: number, page: Page) {
  const own = db.selectFrom('activity_applications').where('activity_applications.user_id', '=', userId);
  const newestFirst = own
    .innerJoin('activities', 'activities.article_id', 'activity_applications.article_id')
    .innerJoin('all_articles', 'all_articles.id', 'activity_applications.article_id')
    .select((eb) => [
      'activity_applications.id',
      'activity_applications.article_id',
      'activity_applications.status',
      'activities.activity_type',
      'activities.starts_at',
      'activities.ends_at',
      'activities.participant',
      'all_articles.title',
      'all_articles.image_key',
      'all_articles.image_focus',
      'all_articles.intro',
      jsonArrayFrom(handedIn(eb)).as('files'),
    ])
    .orderBy('activity_applications.created_at', 'desc')
    .orderBy('activity_applications.id', 'desc');
  const { rows, count } = await pageOf(newestFirst, own, page);
  const list = rows.map((row) => ({
    id: row.id,
    article_id: row.article_id,
    title: row.title,
    image: publicUrl(row.image_key),
    ...focusField(row.image_focus),
    start_time: toSeconds(row.starts_at),
    end_time: toSeconds(row.ends_at),
    participant: row.participant,
    intro: row.intro,
    files: row.files,
    activity_type: row.activity_type,
    status: row.status,
  }));
  return { list, count };
}

interface HandedInFile {
  key: string;
  place: number;
}

/** The files of an application in the order they were sent, with the names that the user gave them. */
function handedIn(eb: ExpressionBuilder<DB, 'activity_applications'>) {
  const files = sql<HandedInFile>`unnest(activity_applications.file_keys) with ordinality`;
  return eb
    .selectFrom(files.as<'file'>(sql`file(key, place)`))
    .leftJoin('uploads', 'uploads.file_key', 'file.key')
    .select(['file.key', sql<string>`coalesce(uploads.original_name, '')`.as('name')])
    .orderBy('file.place');
}
