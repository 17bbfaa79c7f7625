import { stageOfGrade, stageOfGradeName, type StageId } from '../rules/stages.js';

/** The stage that colours covers and tiles; `neutral` for content without a stage. */
export type StageName = 'high' | 'middle' | 'primary' | 'neutral';

const NAMES = { 9: 'high', 10: 'middle', 7: 'primary' } as const satisfies Record<StageId, StageName>;

function nameOf(id: StageId | undefined): StageName {
  return id === undefined ? 'neutral' : NAMES[id];
}

/** The stage that colours an item, from the id of its grade or stage. */
export function toStage(gradeId: number | undefined): StageName {
  return nameOf(stageOfGrade(gradeId));
}

/** The same from the name of a grade, which is all that a paper has. */
export function toStageByName(grade: string): StageName {
  return nameOf(stageOfGradeName(grade));
}

const GRADE_IN_TITLE = /高[一二三中考]|初[一二三中]|中考|[一二三四五六七八九]年级|小学/;

/** The same from a title that names the grade somewhere: records of the personal centre have nothing else. */
export function stageOfTitle(title: string): StageName {
  const grade = GRADE_IN_TITLE.exec(title)?.[0] ?? '';
  return toStageByName(grade === '中考' ? '初中' : grade);
}
