import { expect, it } from 'vitest';

import { phrasesOf, subjectIn } from './phrases.js';

it.each([
  ['江苏高三英语期中', ['高三英语', '期中']],
  ['武汉市高一上学期期中考试物理试卷', ['高一上学期', '期中考试', '物理试卷']],
  ['上学期第一次考试语文试题', ['上学期', '第一次', '考试', '语文试题']],
  ['七年级数学与八年级物理', ['七年级数学', '八年级物理']],
  ['2026—2027学年，2025-2026 上', ['2026—2027学年，', '2025-2026']],
  ['新高考数学原创卷（2027 版）', ['高考数学', '（2027 版）']],
  ['“物理＋化学”两门都要选吗', ['“物理', '化学”']],
  ['一条河', []],
])('keeps the phrases of %s together', (title, kept) => {
  const parts = phrasesOf(title);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(kept);
  expect(parts.join('')).toBe(title);
});

it('finds the subject of a title', () => {
  expect(subjectIn('高考物理真题卷')).toBe('物理');
  expect(subjectIn('一条河')).toBeUndefined();
});
