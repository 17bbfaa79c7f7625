import { expect, it } from 'vitest';

import { excerptOf } from './excerpt.js';
import { findAll } from './match.js';

const room = { before: 6, after: 8 };

it.each([
  [
    '一、实验题。某同学研究小车的匀变速直\n线运动，得到纸带。后一句。',
    '…学研究小车的|匀变速直线运动|，得到纸带。',
  ],
  ['（填名称）\n15．做匀变速直线运动', '15．做|匀变速直线运动|'],
  ['做匀变速直线运动', '做|匀变速直线运动|'],
  ['匀变速直线运动的物体在任意相等的时间内', '|匀变速直线运动|的物体在任意相等…'],
])('cuts %j to its sentence', (text, cut) => {
  const [match] = findAll(text, '匀变速直线运动');
  if (match === undefined) throw new Error('It is not in the text');
  const { before, words, after } = excerptOf(text, match, room);
  expect([before, words, after].join('|')).toBe(cut);
});

it('keeps the blanks between foreign words, also at a line end', () => {
  const text = 'The train\nleaves at nine.';
  const [match] = findAll(text, 'leaves');
  if (match === undefined) throw new Error('It is not in the text');
  expect(excerptOf(text, match, { before: 20, after: 20 })).toEqual({
    before: 'The train ',
    words: 'leaves',
    after: ' at nine.',
  });
});
