import type { Database } from '../../db/database.js';
import { toOption, toYearOption } from '../../shared/filter-options.js';
import { namedItems, subjectOptions } from '../lookups/lookups.queries.js';

/** @param gradeId a grade or a stage: only the subjects taught there */
export async function bookScreening(db: Database, gradeId: number | undefined) {
  const [years, stages, grades, subjects] = await Promise.all([
    db.selectFrom('books').select('version_year').distinct().orderBy('version_year', 'desc').execute(),
    namedItems(db, 'stages'),
    db.selectFrom('grades').select(['id', 'name', 'stage_id']).orderBy('sort').execute(),
    subjectOptions(db, gradeId),
  ]);
  return {
    version_years: years.map(({ version_year: year }) => toYearOption(year)),
    grade: stages.flatMap((stage) => [
      toOption(stage),
      ...grades.filter((grade) => grade.stage_id === stage.id).map(toOption),
    ]),
    subject: subjects,
  };
}
