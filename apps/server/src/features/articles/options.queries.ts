import type { Database } from '../../db/database.js';
import { isStage } from '../../shared/grades.js';
import { namedItems } from '../lookups/lookups.queries.js';

/**
 * The publisher's keywords, or the default ones of the type.
 * @param type 1 teachers' achievements, 2 students' works
 * @param gradeId a stage or a grade: only keywords of that stage and those for every stage
 */
export async function keywordOptions(db: Database, type: 1 | 2, gradeId: number | undefined) {
  const options = db
    .selectFrom('keywords')
    .leftJoin('stages', 'stages.id', 'keywords.stage_id')
    .select(['keywords.keyword', 'keywords.id'])
    .where('keywords.type', '=', type)
    .where((eb) =>
      eb.or([
        eb('keywords.is_default', '=', false),
        eb.not(
          eb.exists(
            eb
              .selectFrom('keywords as own')
              .select('own.id')
              .where('own.type', '=', type)
              .where('own.is_default', '=', false),
          ),
        ),
      ]),
    )
    .orderBy('stages.sort')
    .orderBy('keywords.sort')
    .orderBy('keywords.id');
  if (gradeId === undefined) return options.execute();
  const ofGrade = db.selectFrom('grades').select('stage_id').where('grades.id', '=', gradeId);
  return options
    .where((eb) =>
      eb.or([
        eb('keywords.stage_id', 'is', null),
        eb('keywords.stage_id', '=', isStage(gradeId) ? gradeId : ofGrade),
      ]),
    )
    .execute();
}

export async function universityProvinces(db: Database) {
  const used = db
    .selectFrom('universities')
    .innerJoin('articles', 'articles.id', 'universities.article_id')
    .select('universities.province_id');
  return namedItems(db, 'provinces', used);
}

export async function universityTypes(db: Database) {
  const used = db
    .selectFrom('university_type_links')
    .innerJoin('articles', 'articles.id', 'university_type_links.article_id')
    .select('university_type_links.university_type_id');
  return namedItems(db, 'university_types', used);
}
