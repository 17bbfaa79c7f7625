import type { Row } from '../db/insert.js';
import * as kinds from './kinds.js';
import { provinces } from './regions.js';
import { grades, stageKeyed, stages, subjects } from './school.js';

function numbered(names: readonly string[]): Row[] {
  return names.map((name, index) => ({ id: index + 1, name, sort: index + 1 }));
}

function ordered(items: readonly Row[]): Row[] {
  return items.map((item, index) => ({ ...item, sort: index + 1 }));
}

/** The lookup tables with their rows, in an order that the foreign keys allow. */
export function lookupRows(): readonly (readonly [table: string, rows: Row[]])[] {
  return [
    ['stages', stages.map(({ id, name, sort }) => ({ id, name, sort }))],
    ['grades', ordered(grades.map(({ id, stageId, name }) => ({ id, stage_id: stageId, name })))],
    ['subjects', ordered(subjects.map(({ id, name }) => ({ id, name })))],
    [
      'stage_subjects',
      stages.flatMap((stage) =>
        stage.subjectIds.map((subject) => ({ stage_id: stageKeyed(stage.key).id, subject_id: subject })),
      ),
    ],
    ['provinces', ordered(provinces.map(({ id, name, shortName }) => ({ id, name, short_name: shortName })))],
    [
      'cities',
      provinces.flatMap((province) =>
        province.cities.map((name, index) => ({
          id: province.id * 100 + index + 1,
          province_id: province.id,
          name,
        })),
      ),
    ],
    ['school_types', numbered(kinds.schoolTypes)],
    ['flow_types', numbered(kinds.flowTypes)],
    ['activity_themes', numbered(kinds.activityThemes)],
    ['university_types', numbered(kinds.universityTypes)],
    ['paper_types', numbered(kinds.paperTypes)],
    ['course_classes', numbered(kinds.courseClasses)],
    ['score_classes', numbered(kinds.scoreClasses)],
    ['score_batches', numbered(kinds.scoreBatches)],
    ['book_categories', ordered(kinds.bookCategories)],
    ['resource_kinds', numbered(kinds.resourceKinds)],
    [
      'keywords',
      kinds.keywords
        .flatMap(({ type, stageId, words }) => words.map((keyword) => ({ type, stage_id: stageId, keyword })))
        .map((row, index) => ({ id: index + 1, ...row })),
    ],
  ];
}
