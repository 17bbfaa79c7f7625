/** The stages in display order (Spec A 4, 9). */
export const STAGES = [
  { id: 9, name: '高中', booksPage: 'highSchoolBooks' },
  { id: 10, name: '初中', booksPage: 'middleSchoolBooks' },
  { id: 7, name: '小学', booksPage: 'primarySchoolBooks' },
] as const;

export type StageId = (typeof STAGES)[number]['id'];
export type StageBooksPage = (typeof STAGES)[number]['booksPage'];

/** A grade of the lookup gradeIdOptions; `pid` is the id of its stage. */
export interface GradeOfStage {
  id: number;
  pid: number;
}

const KNOWN: readonly GradeOfStage[] = [
  ...[167, 168, 169].map((id) => ({ id, pid: 9 })),
  ...[164, 165, 166].map((id) => ({ id, pid: 10 })),
  ...[158, 159, 160, 161, 162, 163].map((id) => ({ id, pid: 7 })),
];

/**
 * The stage of a grade: its parent in the lookup (Spec A 4), or without a lookup the one that the specification gives.
 * The id of a stage gives the stage itself, because books for a whole stage have it as grade_id.
 */
export function stageOfGrade(
  gradeId: number | null | undefined,
  grades: readonly GradeOfStage[] = [],
): StageId | undefined {
  const grade = grades.find(({ id }) => id === gradeId) ?? KNOWN.find(({ id }) => id === gradeId);
  const stageId = grade?.pid ?? gradeId;
  return STAGES.find(({ id }) => id === stageId)?.id;
}

/** How the names of a stage and of its grades begin. */
const NAMES: readonly (readonly [StageId, RegExp])[] = [
  [9, /^高/],
  [10, /^(?:初|[七八九]年级)/],
  [7, /^(?:小学|[一二三四五六]年级)/],
];

/** The stage of a grade by its name, for papers, which have no grade id (Spec A 3). */
export function stageOfGradeName(name: string): StageId | undefined {
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0];
}

/** The stage page for a user's grade; the high school page without a grade (Spec A 4). */
export function stageBooksPage(
  gradeId: number | null | undefined,
  grades?: readonly GradeOfStage[],
): StageBooksPage {
  const stage = stageOfGrade(gradeId, grades);
  return STAGES.find(({ id }) => id === stage)?.booksPage ?? 'highSchoolBooks';
}
