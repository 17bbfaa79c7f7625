import { expect, it } from 'vitest';

import { rememberReturnPath, takeReturnPath } from './return-path.js';

it('returns to the page before login with its query, once (spec: A4 return path, B2.7 after login)', () => {
  rememberReturnPath('/layout/list/booksDetails?id=3', '/login/nowLogin');
  expect(takeReturnPath()).toBe('/layout/list/booksDetails?id=3');
  expect(takeReturnPath()).toBe('/layout/list/personalCenter');
});

it('stays the same on the way from login to registration and back', () => {
  rememberReturnPath('/layout/list/addedServices?page=2', '/login/nowLogin');
  rememberReturnPath('/login/nowLogin', '/loginRegister');
  rememberReturnPath('/loginRegister', '/login/nowLogin');
  expect(takeReturnPath()).toBe('/layout/list/addedServices?page=2');
});

it('ignores a stored path outside the site', () => {
  window.sessionStorage.setItem('returnPath', '//evil.example/');
  expect(takeReturnPath()).toBe('/layout/list/personalCenter');
});
