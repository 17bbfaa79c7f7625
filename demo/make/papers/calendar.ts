import type { PaperType } from '../lookups/kinds.js';
import type { GradeName } from '../lookups/school.js';
import type { SeededRandom } from '../text/random.js';

/** When in a school year a kind of test takes place, and how a title names it. */
export interface Sitting {
  /** MM-DD. */
  from: string;
  to: string;
  term: '上学期' | '下学期';
  /** A January test belongs to the school year that began in the previous year. */
  schoolYearOffset: 0 | -1;
  name: string;
}

const finalYears: readonly GradeName[] = ['高三', '初三', '六年级'];

const autumn = { term: '上学期', schoolYearOffset: 0 } as const;
const winter = { term: '上学期', schoolYearOffset: -1 } as const;
const spring = { term: '下学期', schoolYearOffset: -1 } as const;

function mockNames(grade: GradeName): Sitting[] {
  if (grade === '高三') {
    return [
      { ...spring, from: '03-10', to: '03-26', name: '第一次模拟考试' },
      { ...spring, from: '04-16', to: '04-28', name: '第二次模拟考试' },
      { ...spring, from: '05-10', to: '05-22', name: '适应性考试' },
    ];
  }
  if (grade === '初三') {
    return [
      { ...spring, from: '04-06', to: '04-22', name: '中考第一次模拟考试' },
      { ...spring, from: '05-12', to: '05-26', name: '中考第二次模拟考试' },
    ];
  }
  if (grade === '六年级') return [{ ...spring, from: '05-20', to: '06-06', name: '毕业学业质量模拟' }];
  if (grade === '高一' || grade === '高二') {
    return [{ ...spring, from: '05-18', to: '06-08', name: '学业水平合格性考试模拟' }];
  }
  return [{ ...spring, from: '05-20', to: '06-10', name: '学业质量监测模拟' }];
}

/** The sittings of a kind of test. A final grade has no final examination in its second half-year. */
export function sittingsOf(type: PaperType, grade: GradeName): readonly Sitting[] {
  const isFinal = finalYears.includes(grade);
  switch (type) {
    case '期中考试':
      return [
        { ...autumn, from: '11-02', to: '11-17', name: '期中考试' },
        { ...spring, from: '04-15', to: '04-29', name: '期中考试' },
      ];
    case '期末考试':
      return isFinal
        ? [{ ...winter, from: '01-08', to: '01-22', name: '期末考试' }]
        : [
            { ...winter, from: '01-08', to: '01-22', name: '期末考试' },
            { ...spring, from: '06-24', to: '07-04', name: '期末考试' },
          ];
    case '月考':
      return [
        { ...autumn, from: '10-09', to: '10-22', name: '10月月考' },
        { ...spring, from: '03-18', to: '03-30', name: '3月月考' },
      ];
    case '开学摸底':
      return [
        { ...autumn, from: '08-30', to: '09-06', name: '开学摸底考试' },
        { ...spring, from: '02-20', to: '02-28', name: '开学考试' },
      ];
    case '模拟考试':
      return mockNames(grade);
    case '课时练习':
    case '单元检测':
    case '专项训练':
      return [{ ...autumn, from: '09-08', to: '11-12', name: type }];
  }
}

export function dayOf(sitting: Sitting, year: number, random: SeededRandom): string {
  const first = Date.parse(`${String(year)}-${sitting.from}T00:00:00Z`);
  const last = Date.parse(`${String(year)}-${sitting.to}T00:00:00Z`);
  const days = Math.round((last - first) / 86_400_000);
  return new Date(first + random.between(0, days) * 86_400_000).toISOString().slice(0, 10);
}
