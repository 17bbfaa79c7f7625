import { expect, it } from 'vitest';

import { fromStaticPath } from './static-path.js';

it.each([
  ['/layout/list/booksDetails/id-7.html', '/layout/list/booksDetails?id=7'],
  ['/layout/list/listenBig/page-12.html', '/layout/list/listenBig?page=12'],
  ['/layout/list/listenBig.html', '/layout/list/listenBig'],
  ['/#/layout/list/personalCenter', '/layout/list/personalCenter'],
  ['/layout/list/booksDetails?id=7', '/layout/list/booksDetails?id=7'],
])('reads %s as %s', (file, path) => {
  expect(fromStaticPath(file)).toBe(path);
});
