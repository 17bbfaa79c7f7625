import type { StageKey } from '../lookups/school.js';

const young = [
  '先写好学校、班级和姓名。',
  '认真听老师读题，一题一题做，不着急。',
  '把字写端正，做完以后从头检查一遍。',
];

const primary = [
  '答题前，先把学校、班级和姓名填写清楚。',
  '仔细读题，想清楚再动笔；书写工整，保持卷面整洁。',
  '做完后从头检查，不要漏题。',
];

const withSheet = [
  '答题前，先将自己的姓名、考号填写在试卷和答题卡上。',
  '选择题：选出每小题答案后，用2B铅笔把答题卡上对应题目的答案标号涂黑；如需改动，用橡皮擦干净后再选涂其他答案。',
  '非选择题：用黑色签字笔答在答题卡上对应的区域内，写在试卷、草稿纸上无效。',
  '考试结束后，将本试卷和答题卡一并交回。',
];

const onPaper = [
  '答题前，先将自己的学校、班级、姓名和考号填写在密封线内。',
  '用黑色签字笔直接在试卷上作答，作图可用铅笔。',
  '考试结束后，将本试卷交回。',
];

/** 注意事项: only older pupils write on an answer sheet that a machine reads. */
export function notesFor(stage: StageKey, isYoung: boolean, typeName: string): readonly string[] {
  if (stage === 'primary') return isYoung ? young : primary;
  return typeName === '月考' || typeName === '开学摸底' ? onPaper : withSheet;
}
