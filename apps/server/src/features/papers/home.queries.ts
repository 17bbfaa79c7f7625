import { examGradeIds } from '../../shared/grades.js';
import { searchWords } from '../../shared/search/words.js';
import { countByGrade } from './counts.queries.js';
import type { PaperFilter } from './facets.queries.js';
import { newestPapers, type PaperCatalogue } from './list.queries.js';

const newestOfAll = 10;
const newestOfGrade = 8;

export async function examHome(catalogue: PaperCatalogue, filter: PaperFilter, userId: number | undefined) {
  const gradeCounts = await countOfEachGrade(catalogue, filter);
  const withPapers = new Set(
    gradeCounts.filter(({ count }) => count > 0).map(({ grade_id: gradeId }) => gradeId),
  );
  const nameOf = new Map(gradeCounts.map((grade) => [grade.grade_id, grade.grade_name]));
  const [newest, lists] = await Promise.all([
    newestPapers(catalogue, filter, newestOfAll, userId),
    Promise.all(
      examGradeIds.map(async (gradeId) => ({
        grade_id: gradeId,
        grade_name: nameOf.get(gradeId) ?? '',
        // Also true only if the filter's grade or stage contains this grade.
        list: withPapers.has(gradeId)
          ? await newestPapers(catalogue, { ...filter, grade_id: gradeId }, newestOfGrade, userId)
          : [],
      })),
    ),
  ]);
  return {
    new_list: newest,
    grade_lists: lists,
    grade_count: gradeCounts,
    count: gradeCounts.reduce((sum, grade) => sum + grade.count, 0),
  };
}

/** Every grade, including those without a matching paper. */
async function countOfEachGrade({ db, paperSearch }: PaperCatalogue, filter: PaperFilter) {
  const words = searchWords(filter.search);
  const [grades, counts] = await Promise.all([
    db.selectFrom('grades').select(['id', 'name']).orderBy('sort').execute(),
    words.length > 0 ? paperSearch.countByGrade(filter, words) : countByGrade(db, filter),
  ]);
  return grades.map(({ id, name }) => ({ grade_id: id, grade_name: name, count: counts.get(id) ?? 0 }));
}
