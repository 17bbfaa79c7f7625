import { expect, it } from 'vitest';

import { groupErrata, printingsOf } from './errata.js';

const errata = [3, 6, 4].map((printing, index) => ({
  id: index + 1,
  page_number: '12',
  place: '',
  wrong_text: '2',
  right_text: '−2',
  printing,
  is_printed: 0 as const,
  create_time: 0,
}));

it.each([
  [undefined, [['这本书有 3 处', 3]]],
  [1, [['您这一印里，有 3 处', 3]]],
  [
    3,
    [
      ['您这一印里，有 2 处', 2],
      ['您这一印已经改好的，1 处', 1],
    ],
  ],
  [
    6,
    [
      ['您这一印里，没有要改的', 0],
      ['您这一印已经改好的，3 处', 3],
    ],
  ],
])('in printing %s', (printing, groups) => {
  expect(groupErrata(errata, printing).map((group) => [group.title, group.errata.length])).toEqual(groups);
});

it('offers the printings up to the one in which all is right', () => {
  expect(printingsOf(errata)).toBe(6);
});
