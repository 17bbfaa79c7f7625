import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import { publicUrl } from '../../ports/files/keys.js';
import { toFlag } from '../../shared/wire.js';
import { contentTypeOfArticle, selectSummaries } from './summaries.queries.js';
import { toArticleSummary } from './summary.wire.js';

/** The article for its page; adds to the views. The caller decides who may have the URL of `videoKey`. */
export async function viewArticle(db: Database, id: number, userId: number | undefined, views: 0 | 1) {
  const viewed = await db
    .updateTable('articles')
    .set({ view_count: sql<number>`view_count + ${views}` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (viewed === undefined) return undefined;
  const row = await selectDetail(db, userId).where('articles.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const videoKey = row.video_key ?? '';
  const article = {
    ...toArticleSummary(row),
    content: row.content_html,
    prev: row.prev,
    next: row.next,
    has_video: toFlag(videoKey !== ''),
    content_type: row.content_type,
    ...ofActivity(row),
    ...ofResult(row),
  };
  return { article, videoKey };
}

type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetail>['executeTakeFirstOrThrow']>>;

function selectDetail(db: Database, userId: number | undefined) {
  return selectSummaries(db, userId).select((eb) => [
    'articles.content_html',
    'courses.video_key',
    contentTypeOfArticle().as('content_type'),
    sql<boolean | null>`activities.ends_at <= now()`.as('is_ended'),
    jsonObjectFrom(neighbour(eb, 'newer')).as('prev'),
    jsonObjectFrom(neighbour(eb, 'older')).as('next'),
    jsonArrayFrom(results(eb)).as('results'),
    jsonObjectFrom(activityOfResult(eb)).as('activity'),
    jsonObjectFrom(ownApplication(eb, userId)).as('application'),
  ]);
}

/** The previous or next article in its column, newest first. */
function neighbour(eb: ExpressionBuilder<DB, 'articles'>, side: 'newer' | 'older') {
  const direction = side === 'newer' ? 'asc' : 'desc';
  return eb
    .selectFrom('articles as other')
    .select(['other.id', 'other.title'])
    .whereRef('other.column_id', '=', 'articles.column_id')
    .where((other) =>
      other(
        other.refTuple('other.released_at', 'other.id'),
        side === 'newer' ? '>' : '<',
        other.refTuple('articles.released_at', 'articles.id'),
      ),
    )
    .orderBy('other.released_at', direction)
    .orderBy('other.id', direction)
    .limit(1);
}

function results(eb: ExpressionBuilder<DB, 'articles'>) {
  return eb
    .selectFrom('activity_results')
    .innerJoin('articles as result', 'result.id', 'activity_results.article_id')
    .select([
      'result.id',
      'result.column_id',
      'result.title',
      'result.image_key',
      // A timestamp inside JSON would arrive as text.
      sql<number>`floor(extract(epoch from result.released_at))::bigint`.as('release_time'),
    ])
    .whereRef('activity_results.activity_id', '=', 'articles.id')
    .orderBy('result.released_at', 'desc')
    .orderBy('result.id', 'desc');
}

/** The latest, if several activities name the result. */
function activityOfResult(eb: ExpressionBuilder<DB, 'articles'>) {
  return eb
    .selectFrom('activity_results')
    .innerJoin('articles as origin', 'origin.id', 'activity_results.activity_id')
    .innerJoin('activities as origin_activity', 'origin_activity.article_id', 'origin.id')
    .select([
      'origin.id',
      'origin.column_id',
      'origin.title',
      'origin.image_key',
      'origin_activity.activity_type',
    ])
    .whereRef('activity_results.article_id', '=', 'articles.id')
    .orderBy('origin_activity.ends_at', 'desc')
    .orderBy('origin.id', 'desc')
    .limit(1);
}

function ownApplication(eb: ExpressionBuilder<DB, 'articles'>, userId: number | undefined) {
  return eb
    .selectFrom('activity_applications')
    .leftJoin('stages', 'stages.id', 'activity_applications.stage_id')
    .select([
      'activity_applications.id',
      'activity_applications.status',
      sql<boolean>`cardinality(file_keys) > 0`.as('has_files'),
      'activity_applications.name',
      'activity_applications.school',
      'activity_applications.subject',
      sql<string>`coalesce(stages.name, '')`.as('stage_text'),
      sql<number>`floor(extract(epoch from activity_applications.created_at))::int`.as('create_time'),
    ])
    .whereRef('activity_applications.article_id', '=', 'articles.id')
    .where((application) =>
      userId === undefined ? sql<boolean>`false` : application('activity_applications.user_id', '=', userId),
    );
}

function ofActivity({ is_ended, application, results: rows }: DetailRow) {
  if (is_ended === null) return {};
  return {
    is_ended: toFlag(is_ended),
    activity_results: rows.map(withPicture),
    ...(application !== null && {
      application: { ...application, has_files: toFlag(application.has_files) },
    }),
  };
}

/** The page of results tells teachers' from students' by the type of the activity. */
function ofResult({ activity }: DetailRow) {
  if (activity === null) return {};
  return { activity_type: activity.activity_type, activity: withPicture(activity) };
}

function withPicture<Row extends { image_key: string }>({ image_key, ...row }: Row) {
  return { ...row, image: publicUrl(image_key) };
}
