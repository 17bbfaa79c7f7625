import { expect, it } from 'vitest';

import { safeHref } from './targets.js';

it.each([
  ['/layout/list/booksDetails?id=3', '#/layout/list/booksDetails?id=3'],
  ['#/layout/list/home', '#/layout/list/home'],
  ['/files/public/sample.pdf', '/files/public/sample.pdf'],
  ['https://example.com/shop?id=1', 'https://example.com/shop?id=1'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example/x', undefined],
  ['/\\evil.example', undefined],
  ['#//evil.example', undefined],
  ['https:///', undefined],
  ['', undefined],
  [undefined, undefined],
])('makes %s into %s', (target, href) => {
  expect(safeHref(target)).toBe(href);
});
