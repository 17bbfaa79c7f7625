import { expect, it } from 'vitest';

import { findAll } from './match.js';

it.each([
  [
    '已知函数，函数',
    '函数',
    [
      [2, 4],
      [5, 7],
    ],
  ],
  ['已知函\n数 f(x)', '函数F（X）', [[2, 9]]],
  ['第１２题', '12', [[1, 3]]],
  [
    'aaaa',
    'aa',
    [
      [0, 2],
      [2, 4],
    ],
  ],
  ['设 a＞0，且 b', 'a > 0 且 b', [[2, 9]]],
  ['（ ）', '（）', [[0, 3]]],
  ['已知', '', []],
  ['已知', ' ', []],
  ['已知', '未知', []],
])('finds in %j the text %j', (text, wanted, places) =>
  expect(findAll(text, wanted).map(({ start, end }) => [start, end])).toEqual(places),
);

it('finds loosely each word, but no single letters beside longer ones', () =>
  expect(
    findAll('小车做匀变速运动，加速度 a', '加速度 a 匀变速', true).map(({ start, end }) => [start, end]),
  ).toEqual([
    [3, 6],
    [9, 12],
  ]));
