import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import { isStage } from '../../shared/grades.js';
import { pageOf } from '../../shared/page-of.queries.js';
import type { Page } from '../../shared/paging.js';
import { containsIndexed, isPhrase } from '../../shared/search/conditions.queries.js';
import { searchWords } from '../../shared/search/words.js';
import { selectSummaries } from './summaries.queries.js';
import { toArticleSummary } from './summary.wire.js';

export interface ArticleFilter {
  columnId: number;
  search?: string | undefined;
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

export async function listArticles(
  db: Database,
  filter: ArticleFilter,
  page: Page,
  userId: number | undefined,
) {
  const words = searchWords(filter.search);
  const list = selectSummaries(db, userId)
    .where((eb) => matches(eb, filter))
    .$if(words.length > 1, (query) =>
      query.orderBy((eb) => isPhrase(eb.ref('articles.title'), words), 'desc'),
    )
    .orderBy('articles.released_at', 'desc')
    .orderBy('articles.id', 'desc');
  const matching = db.selectFrom('articles').where((eb) => matches(eb, filter));
  const { rows, count } = await pageOf(list, matching, page);
  return { list: rows.map(toArticleSummary), count };
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

/** Editors put an article under a keyword by adding the keyword to its tags. */
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
