/** Stages, grades and subjects with the ids fixed by the specifications (Spec A 4 and 9). */
export type StageKey = 'high' | 'middle' | 'primary';

export interface Stage {
  id: number;
  key: StageKey;
  name: string;
  sort: number;
  subjectIds: readonly number[];
}

export const subjects = [
  { id: 1, name: '语文', glyph: '语' },
  { id: 2, name: '数学', glyph: '数' },
  { id: 3, name: '英语', glyph: '英' },
  { id: 4, name: '物理', glyph: '物' },
  { id: 5, name: '化学', glyph: '化' },
  { id: 6, name: '生物', glyph: '生' },
  { id: 7, name: '政治', glyph: '政' },
  { id: 8, name: '历史', glyph: '史' },
  { id: 9, name: '地理', glyph: '地' },
  { id: 10, name: '道德与法治', glyph: '德' },
  { id: 11, name: '科学', glyph: '科' },
] as const;

export type SubjectName = (typeof subjects)[number]['name'];

export const stages: readonly Stage[] = [
  { id: 9, key: 'high', name: '高中', sort: 1, subjectIds: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { id: 10, key: 'middle', name: '初中', sort: 2, subjectIds: [1, 2, 3, 4, 5, 6, 10, 8, 9] },
  { id: 7, key: 'primary', name: '小学', sort: 3, subjectIds: [1, 2, 3, 11, 10] },
];

export const grades = [
  { id: 167, stageId: 9, name: '高一' },
  { id: 168, stageId: 9, name: '高二' },
  { id: 169, stageId: 9, name: '高三' },
  { id: 164, stageId: 10, name: '初一' },
  { id: 165, stageId: 10, name: '初二' },
  { id: 166, stageId: 10, name: '初三' },
  { id: 158, stageId: 7, name: '一年级' },
  { id: 159, stageId: 7, name: '二年级' },
  { id: 160, stageId: 7, name: '三年级' },
  { id: 161, stageId: 7, name: '四年级' },
  { id: 162, stageId: 7, name: '五年级' },
  { id: 163, stageId: 7, name: '六年级' },
] as const;

export type GradeName = (typeof grades)[number]['name'];

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`unknown ${what}`);
  return value;
}

export function subjectNamed(name: SubjectName): (typeof subjects)[number] {
  return found(
    subjects.find((subject) => subject.name === name),
    `subject ${name}`,
  );
}

export function subjectOf(id: number): (typeof subjects)[number] {
  return found(
    subjects.find((subject) => subject.id === id),
    `subject ${String(id)}`,
  );
}

export function gradeNamed(name: GradeName): (typeof grades)[number] {
  return found(
    grades.find((grade) => grade.name === name),
    `grade ${name}`,
  );
}

export function gradesOf(stageId: number): (typeof grades)[number][] {
  return grades.filter((grade) => grade.stageId === stageId);
}

export function stageKeyed(key: StageKey): Stage {
  return found(
    stages.find((stage) => stage.key === key),
    `stage ${key}`,
  );
}
