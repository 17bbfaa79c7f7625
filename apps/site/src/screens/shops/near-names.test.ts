import { expect, it } from 'vitest';

import { compareNames, nearest } from './near-names.js';

const marked = (typed: string, name: string) =>
  compareNames(typed, name)
    .parts.map(({ text, differs }) => (differs ? `[${text}]` : text))
    .join('');

it.each([
  ['德洲书乡图书专卖店', '德州书香图书专营店', '德[州]书[香]图书专[营]店'],
  ['书香阁', '郑州书香阁图书', '[郑州]书香阁[图书]'],
  ['郑州书香阁', '书香', '书香'],
  ['', '书香', '[书香]'],
])('marks how %j differs from %j', (typed, name, expected) => {
  expect(marked(typed, name)).toBe(expected);
});

it('offers three near names, the nearest first, and none that is unlike', () => {
  const shops = [
    '汾河谷教育',
    '德州书香图书店',
    '德州书乡图书专营店',
    '德洲书乡图书专卖行',
    '德洲书乡专卖店',
  ];
  const near = nearest(
    '德洲书乡图书专卖店',
    shops.map((name) => ({ name })),
  );
  expect(near.map(({ name }) => name)).toEqual([
    '德洲书乡图书专卖行',
    '德州书乡图书专营店',
    '德洲书乡专卖店',
  ]);
  expect(nearest('学霸', [{ name: '汾河谷教育图书专营店' }])).toEqual([]);
});
