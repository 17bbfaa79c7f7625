import { type Expression, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.js';
import { toOption } from '../../shared/filter-options.js';
import { isStage } from '../../shared/grades.js';

type NamedTable =
  | 'activity_themes'
  | 'book_categories'
  | 'flow_types'
  | 'grades'
  | 'provinces'
  | 'school_types'
  | 'score_batches'
  | 'score_classes'
  | 'stages'
  | 'store_platforms'
  | 'subjects'
  | 'university_types';

/** @param ids only these: a query of one column */
export async function namedItems(db: Database, table: NamedTable, ids?: Expression<object>) {
  const all = db.selectFrom(table).select(['id', 'name']).orderBy('sort').orderBy('id');
  return (ids === undefined ? all : all.where(sql<SqlBool>`id in ${ids}`)).execute();
}

export async function gradeGroups(db: Database) {
  return db
    .selectFrom('stages')
    .select((eb) => [
      'stages.id',
      'stages.name',
      jsonArrayFrom(
        eb
          .selectFrom('grades')
          .select(['grades.id', 'grades.name'])
          .whereRef('grades.stage_id', '=', 'stages.id')
          .orderBy('grades.sort'),
      ).as('children'),
    ])
    .orderBy('stages.sort')
    .execute();
}

export async function gradesWithStage(db: Database) {
  return db.selectFrom('grades').select(['id', 'stage_id as pid', 'name']).orderBy('sort').execute();
}

export async function provincesWithCities(db: Database) {
  return db
    .selectFrom('provinces')
    .select((eb) => [
      'provinces.id',
      'provinces.name',
      jsonArrayFrom(
        eb
          .selectFrom('cities')
          .select(['cities.id', 'cities.name'])
          .whereRef('cities.province_id', '=', 'provinces.id')
          .orderBy('cities.id'),
      ).as('children'),
    ])
    .orderBy('provinces.sort')
    .execute();
}

/** @param gradeId a grade or a stage: only the subjects taught there; none for an unknown id */
export async function subjectOptions(db: Database, gradeId: number | undefined) {
  const taught = gradeId === undefined ? undefined : taughtAt(db, gradeId);
  return (await namedItems(db, 'subjects', taught)).map(toOption);
}

function taughtAt(db: Database, gradeId: number) {
  const taught = db.selectFrom('stage_subjects').select('subject_id');
  return isStage(gradeId)
    ? taught.where('stage_id', '=', gradeId)
    : taught.where(
        'stage_id',
        '=',
        db.selectFrom('grades').select('stage_id').where('grades.id', '=', gradeId),
      );
}
