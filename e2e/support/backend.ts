import type { APIRequestContext, Page } from '@playwright/test';

import { expect } from './test.js';

/** Accounts of the demonstration content. */
export const TEACHER = { account: '13800000003', password: 'Inkstone2026' };
export const PARENT = { account: '13800000002', password: 'Inkstone2026' };
export const STUDENT = { account: '13800000001', password: 'Inkstone2026' };

interface Book {
  id: number;
  title: string;
  grade: string;
  is_collect: 0 | 1;
  resource: { list: { show_name: string; download_num: number }[] }[];
}

interface UserSession {
  jwt: string;
}

async function post<T>(request: APIRequestContext, path: string, data: object, token?: string): Promise<T> {
  const answer = await request.post(path, { data, headers: token === undefined ? {} : { token } });
  const body = (await answer.json()) as { code: number; msg: string; data: T };
  expect(body.code, `${path}: ${body.msg}`).toBe(200);
  return body.data;
}

export async function getBook(request: APIRequestContext, id: number, token?: string): Promise<Book> {
  return post<Book>(request, '/api/book/info', { book_id: id }, token);
}

/** The first book of the list that has something to download. */
export async function findBookWithResources(request: APIRequestContext): Promise<Book> {
  const { list } = await post<{ list: { id: number }[] }>(request, '/api/book/index', { page: 1, psize: 50 });
  for (const { id } of list) {
    const book = await getBook(request, id);
    if (book.resource.some((group) => group.list.length > 0)) return book;
  }
  throw new Error('The demonstration content has no book with resources among the first 50');
}

export async function login(
  request: APIRequestContext,
  account: { account: string; password: string },
): Promise<UserSession> {
  return post<UserSession>(request, '/api/login/login', account);
}

/** Opens the site as somebody who has logged in before. */
export async function stayLoggedIn(page: Page, session: UserSession): Promise<void> {
  await page.addInitScript((info) => {
    // Once: a session that has ended must not come back with a reload.
    if (sessionStorage.getItem('loggedInByTest') !== null) return;
    sessionStorage.setItem('loggedInByTest', '1');
    sessionStorage.setItem('userInfo', info);
  }, JSON.stringify(session));
}

/** Ends the session on the server, as a logout in another window would. */
export async function revoke(request: APIRequestContext, { jwt }: UserSession): Promise<void> {
  const answer = await request.get('/api/login/out_login', { headers: { token: jwt } });
  expect(((await answer.json()) as { code: number }).code).toBe(200);
}
