import type { Database } from '../db/database.js';
import { isStage } from './grades.js';

interface FilterOption {
  label: string;
  /** The id. */
  name: number;
}

/**
 * Options of the three filter rows of the book list.
 * @param gradeId a grade or a stage: then only the subjects taught there
 */
export async function bookScreening(db: Database, gradeId: number | undefined) {
  const [years, stages, grades, subjects] = await Promise.all([
    db.selectFrom('books').select('version_year').distinct().orderBy('version_year', 'desc').execute(),
    db.selectFrom('stages').select(['id', 'name']).orderBy('sort').execute(),
    db.selectFrom('grades').select(['id', 'name', 'stage_id']).orderBy('sort').execute(),
    subjectsOf(db, gradeId),
  ]);
  return {
    version_years: years.map(({ version_year: year }) => ({ label: String(year), name: year })),
    grade: stages.flatMap((stage) => [
      toOption(stage),
      ...grades.filter((grade) => grade.stage_id === stage.id).map(toOption),
    ]),
    subject: subjects.map(toOption),
  };
}

function toOption({ id, name }: { id: number; name: string }): FilterOption {
  return { label: name, name: id };
}

async function subjectsOf(db: Database, gradeId: number | undefined) {
  const all = db.selectFrom('subjects').select(['id', 'name']).orderBy('sort');
  if (gradeId === undefined) return all.execute();
  return all
    .where((eb) => {
      const taught = eb.selectFrom('stage_subjects').select('subject_id');
      const stage = eb.selectFrom('grades').select('stage_id').where('grades.id', '=', gradeId);
      return eb('subjects.id', 'in', taught.where('stage_id', '=', isStage(gradeId) ? gradeId : stage));
    })
    .execute();
}
