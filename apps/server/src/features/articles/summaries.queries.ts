import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.js';
import { contentTypes } from '../../shared/content-types.js';
import { isFavourite } from '../../shared/is-favourite.queries.js';
import { shownOrAll } from '../../shared/shown-or-all.queries.js';

/** The caller adds the conditions. */
export function selectSummaries(
  db: Database,
  userId: number | undefined,
  source: 'articles' | 'all_articles' = 'articles',
) {
  return db
    .selectFrom(shownOrAll<'articles'>(source).as('articles'))
    .leftJoin('menu', 'menu.id', 'articles.column_id')
    .leftJoin('stages', 'stages.id', 'articles.stage_id')
    .leftJoin('grades', 'grades.id', 'articles.grade_id')
    .leftJoin('subjects', 'subjects.id', 'articles.subject_id')
    .leftJoin('activities', 'activities.article_id', 'articles.id')
    .leftJoin('courses', 'courses.article_id', 'articles.id')
    .leftJoin('universities', 'universities.article_id', 'articles.id')
    .leftJoin('provinces as home', 'home.id', 'universities.province_id')
    .select((eb) => [
      'articles.id',
      'articles.column_id',
      'articles.title',
      'articles.intro',
      'articles.image_key',
      'articles.image_focus',
      'articles.image_type',
      'articles.image_text',
      'articles.source',
      'articles.author',
      'articles.tags',
      'articles.released_at',
      'articles.grade_id',
      'articles.subject_id',
      'menu.title as column_title',
      'stages.name as stage_name',
      'grades.name as grade_name',
      'subjects.name as subject_name',
      'activities.activity_type',
      'activities.starts_at',
      'activities.ends_at',
      'activities.participant',
      'courses.duration_seconds',
      'courses.play_count',
      'universities.city',
      'home.name as province_name',
      jsonArrayFrom(
        eb
          .selectFrom('article_provinces')
          .innerJoin('provinces', 'provinces.id', 'article_provinces.province_id')
          .select('provinces.name as city_name')
          .whereRef('article_provinces.article_id', '=', 'articles.id')
          .orderBy('provinces.sort'),
      ).as('areas'),
      jsonArrayFrom(
        eb
          .selectFrom('university_type_links')
          .innerJoin('university_types', 'university_types.id', 'university_type_links.university_type_id')
          .select(['university_types.id', 'university_types.name'])
          .whereRef('university_type_links.article_id', '=', 'articles.id')
          .orderBy('university_types.sort'),
      ).as('university_types'),
      isFavourite(userId, contentTypeOfArticle(), eb.ref('articles.id')).as('is_favourite'),
    ]);
}

export type ArticleSummaryRow = Awaited<
  ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>
>;

type ContentTypeOfArticle = (typeof contentTypes)['article' | 'activity' | 'course'];

/** The favourite type of an article: activities and courses have their own. */
export function contentTypeOfArticle() {
  return sql<ContentTypeOfArticle>`case
    when courses.article_id is not null then ${contentTypes.course}::int
    when activities.article_id is not null then ${contentTypes.activity}::int
    else ${contentTypes.article}::int end`;
}
