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
  | 'stages'
  | 'store_platforms'
  | 'subjects';

export async function namedItems(db: Database, table: NamedTable) {
  return db.selectFrom(table).select(['id', 'name']).orderBy('sort').orderBy('id').execute();
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
  const all = db.selectFrom('subjects').select(['id', 'name']).orderBy('sort');
  const subjects = gradeId === undefined ? all : all.where('id', 'in', taughtAt(db, gradeId));
  return (await subjects.execute()).map(toOption);
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
