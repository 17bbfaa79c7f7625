/** Ids fixed by the specifications (Spec A 4 and 9); a stage is allowed wherever a grade is. */
const stageIds: readonly number[] = [9, 10, 7];

/** Grades with a tab on the papers' home: senior one to three, junior one to three. */
export const examGradeIds = [167, 168, 169, 164, 165, 166] as const;

export function isStage(gradeId: number): boolean {
  return stageIds.includes(gradeId);
}
