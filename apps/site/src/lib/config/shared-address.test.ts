import { afterEach, expect, it } from 'vitest';

import { paths } from './paths.js';
import { sharedAddress, sharedPage } from './shared-address.js';

afterEach(() => {
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

function serveDocument(canonical?: string): void {
  const link = canonical === undefined ? '' : `<link rel="canonical" href="${canonical}">`;
  document.head.innerHTML = `<meta property="og:site_name" content="砚田教育">${link}`;
}

const book = paths.booksDetails.path({ id: 7 });

it('is the plain address at the host of the canonical one', () => {
  serveDocument('https://www.example.cn/layout/list/home');
  expect(sharedAddress(book)).toBe('https://www.example.cn/layout/list/booksDetails?id=7');
});

it('is at the host of the page where the publisher has set none', () => {
  serveDocument();
  expect(sharedAddress(book)).toBe(`${window.location.origin}${book}`);
});

it('stays below the folder that the site is served from', () => {
  window.history.replaceState(null, '', '/press/index.html');
  serveDocument('https://www.example.cn/press/');
  expect(sharedAddress(book)).toBe('https://www.example.cn/press/layout/list/booksDetails?id=7');
});

it('is the address behind the # where no documents are served', () => {
  window.history.replaceState(null, '', '/press/');
  expect(sharedAddress(book)).toBe(`${window.location.origin}/press/#${book}`);
});

it('is that of the open page', () => {
  serveDocument('https://www.example.cn/');
  window.history.replaceState(null, '', `/#${book}`);
  expect(sharedPage()).toBe('https://www.example.cn/layout/list/booksDetails?id=7');
  window.history.replaceState(null, '', '/');
  expect(sharedPage()).toBe('https://www.example.cn/');
});
