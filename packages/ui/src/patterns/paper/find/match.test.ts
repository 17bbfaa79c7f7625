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
  ['已知函\n数 f(x)', '函数F（X）', [[2, 10]]],
  ['第１２题', '12', [[1, 3]]],
  [
    'aaaa',
    'aa',
    [
      [0, 2],
      [2, 4],
    ],
  ],
  ['已知', '', []],
  ['已知', ' ', []],
  ['已知', '未知', []],
])('finds in %j the text %j', (text, wanted, places) =>
  expect(findAll(text, wanted).map(({ start, end }) => [start, end])).toEqual(places),
);
