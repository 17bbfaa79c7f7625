import { stageOfGrade } from '@inkstone/api/rules';
import type { Stage } from '@inkstone/ui/patterns/BookCard';

/** Stage ids (Spec A 9) and the identity each has in ui. */
const STAGES = { 9: 'high', 10: 'middle', 7: 'primary' } as const satisfies Record<number, Stage>;

/** The stage that colours a thing, from the id of its grade or stage; `neutral` where it has none. */
export function stageFace(gradeId: number | undefined): Stage {
  const id = gradeId === undefined ? undefined : stageOfGrade(gradeId);
  return id === undefined ? 'neutral' : STAGES[id];
}

/** The same from a grade's displayed name, which is all that a paper has. */
export function stageFaceOfName(grade: string): Stage {
  if (grade.startsWith('高')) return 'high';
  if (/^(初|七|八|九)/.test(grade)) return 'middle';
  return /年级|小学/.test(grade) ? 'primary' : 'neutral';
}
