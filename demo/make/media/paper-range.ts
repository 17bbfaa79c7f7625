import { isTaught, unitsOf } from '../books/units.js';
import { grades, type GradeName, type StageKey, type SubjectName } from '../lookups/school.js';
import type { Range } from './bank/select-questions.js';

export interface PaperTopic {
  stage: StageKey;
  gradeName: GradeName;
  subjectName: SubjectName;
  typeName: string;
  unit?: string;
  term?: '上学期' | '下学期';
}

const finalYears: readonly GradeName[] = ['高三', '初三', '六年级'];

/**
 * The units of earlier grades of a stage; in primary school only of the grade before. The name of a grade stands for
 * questions that belong to none of its units.
 */
function unitsBefore({ stage, gradeName, subjectName }: PaperTopic): string[] {
  const own = grades.find((grade) => grade.name === gradeName);
  return grades
    .filter((grade) => grade.stageId === own?.stageId && grade.id < own.id)
    .filter((grade) => stage !== 'primary' || grade.id === (own?.id ?? 0) - 1)
    .filter((grade) => isTaught(stage, subjectName, grade.name))
    .flatMap((grade) => [grade.name, ...unitsOf(stage, subjectName, grade.name)]);
}

/** Share of the year's units that are taught at the time of a test in the first half-year. */
function shareTaught(typeName: string): number {
  if (typeName === '月考' || typeName === '开学摸底') return 0.35;
  return typeName === '期中考试' ? 0.5 : 0.65;
}

/** What was taught, then earlier grades, then the rest of the year where the bank has too few questions. */
export function rangeOf(topic: PaperTopic): Range {
  if (topic.unit !== undefined) return [[topic.unit]];
  const units = unitsOf(topic.stage, topic.subjectName, topic.gradeName);
  const own = [topic.gradeName, ...units];
  const before = unitsBefore(topic);
  if (topic.typeName === '模拟考试' && finalYears.includes(topic.gradeName)) return [[...before, ...own]];
  if (topic.term !== '上学期') return [own, before];
  if (topic.typeName === '开学摸底' && before.length > 0) return [before, own.slice(0, 2)];
  const taught = 1 + Math.ceil(units.length * shareTaught(topic.typeName));
  return [own.slice(0, taught), before, own.slice(taught)];
}
