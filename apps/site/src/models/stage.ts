import { stageOfGrade, stageOfGradeName, type StageId } from '@inkstone/api/rules';
import type { Stage } from '@inkstone/ui/patterns/BookCard';

/** The look that the components give to each stage. */
const LOOKS = { 9: 'high', 10: 'middle', 7: 'primary' } as const satisfies Record<StageId, Stage>;

function lookOf(id: StageId | undefined): Stage {
  return id === undefined ? 'neutral' : LOOKS[id];
}

/** The stage that colours an item, from the id of its grade or stage. */
export function toStage(gradeId: number | undefined): Stage {
  return lookOf(stageOfGrade(gradeId));
}

/** The same from the name of a grade, which is all that a paper has. */
export function toStageByName(grade: string): Stage {
  return lookOf(stageOfGradeName(grade));
}
