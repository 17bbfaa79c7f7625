import { expect, it } from 'vitest';

import { splitAtMarks, splitAtWords } from './split.js';

const marked = (text: string, words: string) =>
  splitAtWords(text, words).map(({ part, found }) => (found ? `[${part}]` : part));

it.each([
  ['强基计划报名到录取', '报名', ['强基计划', '[报名]', '到录取']],
  ['报名：先报名再缴费', '报名 缴费', ['[报名]', '：先', '[报名]', '再', '[缴费]']],
  ['Pact 与 PACT', 'pact', ['[Pact]', ' 与 ', '[PACT]']],
  ['一加一(上)', '(上)', ['一加一', '[(上)]']],
  ['没有这个词', '护照', ['没有这个词']],
  ['没有词', '  ', ['没有词']],
])('marks in %s the words %s', (text, words, parts) => expect(marked(text, words)).toEqual(parts));

it.each([
  ['匀变速直线运动', [{ from: 3, to: 5 }], ['匀变速', '[直线]', '运动']],
  [
    '𠮷利与吉利',
    [
      { from: 0, to: 2 },
      { from: 3, to: 5 },
    ],
    ['[𠮷利]', '与', '[吉利]'],
  ],
  ['没有', [], ['没有']],
])('marks the places of %s', (text, marks, parts) =>
  expect(splitAtMarks(text, marks).map(({ part, found }) => (found ? `[${part}]` : part))).toEqual(parts),
);
