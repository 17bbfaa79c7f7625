/** Stages by id, in the order they are shown (Spec A 4, 9). */
export const STAGES = [
  { id: 9, name: '高中', booksPage: 'highSchoolBooks' },
  { id: 10, name: '初中', booksPage: 'middleSchoolBooks' },
  { id: 7, name: '小学', booksPage: 'primarySchoolBooks' },
] as const;

export type StageId = (typeof STAGES)[number]['id'];
export type StageBooksPage = (typeof STAGES)[number]['booksPage'];

const GRADES: Readonly<Record<StageId, readonly number[]>> = {
  9: [167, 168, 169],
  10: [164, 165, 166],
  7: [158, 159, 160, 161, 162, 163],
};

/** The stage of a grade. A stage's own id counts as itself: books for a whole stage carry it as grade_id. */
export function stageOfGrade(gradeId: number | null | undefined): StageId | undefined {
  return STAGES.find(({ id }) => id === gradeId || GRADES[id].some((grade) => grade === gradeId))?.id;
}

/** The stage page that fits a reader's grade; high school without one (Spec A 4). */
export function stageBooksPage(gradeId: number | null | undefined): StageBooksPage {
  const stage = stageOfGrade(gradeId);
  return STAGES.find(({ id }) => id === stage)?.booksPage ?? 'highSchoolBooks';
}
