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

const GRADE_IN_TITLE = /高[一二三中考]|初[一二三中]|中考|[一二三四五六七八九]年级|小学/;

/** The same from a title that names the grade somewhere: records of the personal centre have nothing else. */
export function stageOfTitle(title: string): Stage {
  const grade = GRADE_IN_TITLE.exec(title)?.[0] ?? '';
  return toStageByName(grade === '中考' ? '初中' : grade);
}
