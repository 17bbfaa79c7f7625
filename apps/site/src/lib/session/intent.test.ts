import { expect, it } from 'vitest';

import { dropForeignIntent, rememberIntent, takeIntent } from './intent.js';

const PATH = '/layout/list/booksDetails?id=3';

it('hands out an intent on its own page, once', () => {
  rememberIntent({ kind: 'favourite', id: 3 }, PATH);
  expect(takeIntent('favourite', PATH)).toBe(3);
  expect(takeIntent('favourite', PATH)).toBeUndefined();
});

it('keeps an intent for the part of the page that offers the action', () => {
  rememberIntent({ kind: 'download', id: 8 }, PATH);
  expect(takeIntent('favourite', PATH)).toBeUndefined();
  expect(takeIntent('download', PATH)).toBe(8);
});

it.each([
  ['another page', '/layout/list/home', true],
  ['the same page without a login', PATH, false],
])('forgets an intent on arrival at %s', (_case, path, loggedIn) => {
  rememberIntent({ kind: 'favourite', id: 3 }, PATH);
  dropForeignIntent(path, loggedIn);
  expect(takeIntent('favourite', PATH)).toBeUndefined();
});

it('keeps an intent on arrival at its page after login', () => {
  rememberIntent({ kind: 'favourite', id: 3 }, PATH);
  dropForeignIntent(PATH, true);
  expect(takeIntent('favourite', PATH)).toBe(3);
});

it.each([
  'not JSON',
  '{}',
  '{"kind":"pay","id":3,"path":"p"}',
  '{"kind":"favourite","id":"3","path":"p"}',
  '[]',
])('ignores %s in the storage', (stored) => {
  window.sessionStorage.setItem('intent', stored);
  expect(takeIntent('favourite', 'p')).toBeUndefined();
});
