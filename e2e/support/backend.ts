import { expect, type APIRequestContext, type Page } from '@playwright/test';

interface Book {
  id: number;
  title: string;
  grade: string;
  is_collect: 0 | 1;
  resource: { list: { show_name: string; download_num: number }[] }[];
}

export interface Credentials {
  account: string;
  password: string;
}

interface UserSession {
  jwt: string;
}

interface Sender {
  /** Session token. */
  token?: string;
  /** Network address that the server counts the call for. */
  address?: string;
}

/** Calls an operation that must succeed, and returns its `data`. */
export async function post<T>(
  request: APIRequestContext,
  path: string,
  data: object,
  { token, address }: Sender = {},
): Promise<T> {
  const answer = await request.post(path, {
    data,
    headers: {
      ...(token !== undefined && { token }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
  });
  const body = (await answer.json()) as { code: number; msg: string; data: T };
  expect(body.code, `${path}: ${body.msg}`).toBe(200);
  return body.data;
}

export async function getBook(request: APIRequestContext, id: number, token?: string): Promise<Book> {
  return post<Book>(request, '/api/book/info', { book_id: id }, token === undefined ? {} : { token });
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

/** The first book whose number is known: a letter names a book by it. */
export async function findBookWithIsbn(
  request: APIRequestContext,
): Promise<{ bookId: number; title: string; isbn: string }> {
  const { list } = await post<{ list: { id: number; title: string }[] }>(request, '/api/book/index', {
    page: 1,
    psize: 50,
  });
  for (const { id, title } of list) {
    const { isbn } = await post<{ isbn: string }>(request, '/api/book/errata', { book_id: id });
    if (isbn !== '') return { bookId: id, title, isbn };
  }
  throw new Error('The demonstration content has no book with a number among the first 50');
}

interface Activity {
  id: number;
  title: string;
  end_time: number;
}

/** An activity of a column that can still be joined. */
export async function openActivity(request: APIRequestContext, column_id: number): Promise<Activity> {
  const { list } = await post<{ list: Activity[] }>(request, '/api/article/index', {
    column_id,
    page: 1,
    psize: 50,
  });
  const found = list.find(({ end_time }) => end_time * 1000 > Date.now());
  if (found === undefined) throw new Error(`Column ${String(column_id)} has no activity that is open`);
  return found;
}

export async function login(request: APIRequestContext, credentials: Credentials): Promise<UserSession> {
  return post<UserSession>(request, '/api/login/login', { ...credentials });
}

/** Opens the site as a user who has logged in before. */
export async function stayLoggedIn(page: Page, session: UserSession): Promise<void> {
  await page.addInitScript((info) => {
    // Only once: a session that has ended must not return with a reload.
    if (sessionStorage.getItem('loggedInByTest') !== null) return;
    sessionStorage.setItem('loggedInByTest', '1');
    sessionStorage.setItem('userInfo', info);
  }, JSON.stringify(session));
}

/** Ends the session on the server, as a logout in another window does. */
export async function revoke(request: APIRequestContext, { jwt }: UserSession): Promise<void> {
  const answer = await request.get('/api/login/out_login', { headers: { token: jwt } });
  expect(((await answer.json()) as { code: number }).code).toBe(200);
}
