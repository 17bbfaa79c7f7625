import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/database.js';
import type { DB } from '../db/generated.js';
import { toArticleSummary } from './article-wire.js';
import { contentTypes, isFavourite } from './favourites.js';
import { isStage } from './grades.js';
import type { Page } from './paging.js';
import { containsIndexed, isPhrase, searchWords } from './search.js';

export interface ArticleFilter {
  columnId: number;
  search?: string | undefined;
  /** A grade, or one of the three stages. */
  gradeId?: number | undefined;
  subjectId?: number | undefined;
  themeId?: number | undefined;
  /** One of the three stages, or a grade. */
  stageId?: number | undefined;
  flowTypeId?: number | undefined;
  universityTypeId?: number | undefined;
  provinceId?: number | undefined;
  cityId?: number | undefined;
  keywordId?: number | undefined;
  isRecommended?: boolean | undefined;
  isHot?: boolean | undefined;
}

/** One page of a column's articles, the newest first, and how many there are in all. */
export async function listArticles(
  db: Database,
  filter: ArticleFilter,
  page: Page,
  userId: number | undefined,
) {
  const words = searchWords(filter.search);
  const [rows, { count }] = await Promise.all([
    selectSummaries(db, userId)
      .where((eb) => matches(eb, filter))
      .$if(words.length > 1, (query) =>
        query.orderBy((eb) => isPhrase(eb.ref('articles.title'), words), 'desc'),
      )
      .orderBy('articles.released_at', 'desc')
      .orderBy('articles.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('articles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where((eb) => matches(eb, filter))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(toArticleSummary), count };
}

/** Articles with all that a list shows of them, by whatever conditions the caller adds. */
export function selectSummaries(db: Database, userId: number | undefined) {
  return db
    .selectFrom('articles')
    .leftJoin('menu_items', 'menu_items.id', 'articles.column_id')
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
      'articles.image_type',
      'articles.image_text',
      'articles.source',
      'articles.author',
      'articles.tags',
      'articles.released_at',
      'articles.grade_id',
      'articles.subject_id',
      'menu_items.title as column_title',
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

/** An activity and a course are collected as such, any other article as an article. */
export function contentTypeOfArticle() {
  return sql<ContentTypeOfArticle>`case
    when courses.article_id is not null then ${contentTypes.course}::int
    when activities.article_id is not null then ${contentTypes.activity}::int
    else ${contentTypes.article}::int end`;
}

function matches(eb: ExpressionBuilder<DB, 'articles'>, filter: ArticleFilter) {
  const conditions = containsIndexed(eb.ref('articles.title'), searchWords(filter.search));
  conditions.push(eb('articles.column_id', '=', filter.columnId));
  const { gradeId, subjectId, themeId, stageId, flowTypeId, keywordId } = filter;
  if (gradeId !== undefined) conditions.push(ofGrade(eb, gradeId));
  if (subjectId !== undefined) conditions.push(eb('articles.subject_id', '=', subjectId));
  if (themeId !== undefined) conditions.push(eb('articles.theme_id', '=', themeId));
  if (stageId !== undefined) conditions.push(ofGrade(eb, stageId));
  if (flowTypeId !== undefined) conditions.push(eb('articles.flow_type_id', '=', flowTypeId));
  if (keywordId !== undefined) conditions.push(hasKeyword(keywordId));
  if (filter.isRecommended === true) conditions.push(eb('articles.is_recommended', '=', true));
  if (filter.isHot === true) conditions.push(eb('articles.is_hot', '=', true));
  return eb.and([...conditions, ...universityConditions(eb, filter)]);
}

function ofGrade(eb: ExpressionBuilder<DB, 'articles'>, id: number) {
  return eb(isStage(id) ? 'articles.stage_id' : 'articles.grade_id', '=', id);
}

/** Editors file an article under a keyword by naming it among the tags. */
function hasKeyword(keywordId: number) {
  return sql<SqlBool>`(select keywords.keyword from keywords where keywords.id = ${keywordId}) = any (articles.tags)`;
}

function universityConditions(eb: ExpressionBuilder<DB, 'articles'>, filter: ArticleFilter) {
  const { universityTypeId, provinceId, cityId } = filter;
  const university = eb
    .selectFrom('universities')
    .select('universities.article_id')
    .whereRef('universities.article_id', '=', 'articles.id');
  const conditions = [];
  if (provinceId !== undefined) {
    conditions.push(eb.exists(university.where('universities.province_id', '=', provinceId)));
  }
  if (cityId !== undefined) {
    const cityName = eb.selectFrom('cities').select('cities.name').where('cities.id', '=', cityId);
    conditions.push(eb.exists(university.where('universities.city', '=', cityName)));
  }
  if (universityTypeId !== undefined) {
    conditions.push(
      eb.exists(
        eb
          .selectFrom('university_type_links')
          .select('university_type_links.article_id')
          .whereRef('university_type_links.article_id', '=', 'articles.id')
          .where('university_type_links.university_type_id', '=', universityTypeId),
      ),
    );
  }
  return conditions;
}
