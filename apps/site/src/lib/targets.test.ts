import { expect, it } from 'vitest';

import { safeHref } from './targets.js';

it.each([
  ['/layout/list/booksDetails?id=3', '#/layout/list/booksDetails?id=3'],
  ['/files/public/sample.pdf', '/files/public/sample.pdf'],
  ['https://example.com/shop?id=1', 'https://example.com/shop?id=1'],
  ['javascript:alert(1)', undefined],
  ['//evil.example/x', undefined],
  ['', undefined],
  [undefined, undefined],
])('makes %s into %s', (target, href) => expect(safeHref(target)).toBe(href));
