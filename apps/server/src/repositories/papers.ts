import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { DB } from '../db/generated.js';
import { publicUrl } from '../ports/files/keys.js';
import { contentTypes, isFavourite } from './favourites.js';
import { examGradeIds, isStage } from './grades.js';
import { contains, searchWords } from './search.js';
import { toDateText, toFlag } from './wire.js';

export interface PaperFilter {
  search?: string | undefined;
  gradeId?: number | undefined;
  subjectId?: number | undefined;
  provinceId?: number | undefined;
  typeId?: number | undefined;
  year?: number | undefined;
}

const newestPapers = 10;
const papersOfGrade = 8;

/** The papers' home: the newest, a tab of papers for each of six grades, and how many each grade has. */
export async function examHome(db: Database, filter: PaperFilter, userId: number | undefined) {
  const [newest, ofGrades, gradeCounts] = await Promise.all([
    selectSummaries(db, userId)
      .where((eb) => matches(eb, filter))
      .orderBy('papers.created_at', 'desc')
      .orderBy('papers.id', 'desc')
      .limit(newestPapers)
      .execute(),
    newestOfEachGrade(db, filter, userId),
    countByGrade(db, filter),
  ]);
  const nameOf = new Map(gradeCounts.map((grade) => [grade.grade_id, grade.grade_name]));
  return {
    new_list: newest.map(toSummary),
    grade_lists: examGradeIds.map((gradeId) => ({
      grade_id: gradeId,
      grade_name: nameOf.get(gradeId) ?? '',
      list: ofGrades.filter((paper) => paper.grade_id === gradeId).map(toSummary),
    })),
    grade_count: gradeCounts,
    count: gradeCounts.reduce((sum, grade) => sum + grade.count, 0),
  };
}

/** One index scan of a few rows for each grade instead of a sort of them all. */
async function newestOfEachGrade(db: Database, filter: PaperFilter, userId: number | undefined) {
  const lists = await Promise.all(
    examGradeIds.map((gradeId) =>
      selectSummaries(db, userId)
        .where('papers.grade_id', '=', gradeId)
        .where((eb) => matches(eb, filter))
        .orderBy('papers.created_at', 'desc')
        .orderBy('papers.id', 'desc')
        .limit(papersOfGrade)
        .execute(),
    ),
  );
  return lists.flat();
}

/** Every grade, also those without a matching paper. */
async function countByGrade(db: Database, filter: PaperFilter) {
  return db
    .selectFrom('grades')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('papers')
          .select((inner) => ['papers.grade_id', inner.fn.countAll<number>().as('count')])
          .where((inner) => matches(inner, filter))
          .groupBy('papers.grade_id')
          .as('counts'),
      (join) => join.onRef('counts.grade_id', '=', 'grades.id'),
    )
    .select([
      'grades.id as grade_id',
      'grades.name as grade_name',
      sql<number>`coalesce(counts.count, 0)`.as('count'),
    ])
    .orderBy('grades.sort')
    .execute();
}

function selectSummaries(db: Database, userId: number | undefined) {
  return db
    .selectFrom('papers')
    .innerJoin('grades', 'grades.id', 'papers.grade_id')
    .innerJoin('subjects', 'subjects.id', 'papers.subject_id')
    .innerJoin('provinces', 'provinces.id', 'papers.province_id')
    .innerJoin('paper_types', 'paper_types.id', 'papers.type_id')
    .select((eb) => [
      'papers.id',
      'papers.title',
      'papers.created_at',
      'papers.image_key',
      'papers.view_count',
      'papers.download_count',
      'papers.grade_id',
      'papers.year',
      'grades.name as grade_name',
      'subjects.name as subject_name',
      'paper_types.name as type_name',
      'provinces.short_name as province_name',
      isFavourite(userId, contentTypes.paper, eb.ref('papers.id')).as('is_favourite'),
    ]);
}

type PaperSummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>;

/** The one place where a paper's row takes the shape of the wire. */
function toSummary(row: PaperSummaryRow) {
  return {
    id: row.id,
    title: row.title,
    create_time: toDateText(row.created_at),
    image: publicUrl(row.image_key),
    is_collect: toFlag(row.is_favourite),
    views: row.view_count,
    downloads: row.download_count,
    grade_name: row.grade_name,
    subject_name: row.subject_name,
    type_name: row.type_name,
    address_name: row.province_name,
    year_name: String(row.year),
  };
}

function matches(eb: ExpressionBuilder<DB, 'papers'>, filter: PaperFilter) {
  const { gradeId, subjectId, provinceId, typeId, year } = filter;
  const conditions = searchWords(filter.search).map((word) => contains(eb.ref('papers.title'), word));
  if (gradeId !== undefined) {
    conditions.push(eb(isStage(gradeId) ? 'papers.stage_id' : 'papers.grade_id', '=', gradeId));
  }
  if (subjectId !== undefined) conditions.push(eb('papers.subject_id', '=', subjectId));
  if (provinceId !== undefined) conditions.push(eb('papers.province_id', '=', provinceId));
  if (typeId !== undefined) conditions.push(eb('papers.type_id', '=', typeId));
  if (year !== undefined) conditions.push(eb('papers.year', '=', year));
  return eb.and(conditions);
}
