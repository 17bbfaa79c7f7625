import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { MenuItem } from '@inkstone/api/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDescription } from '../src/description.js';
import { sharedOperations } from '../src/features/shared-operations.js';
import { teacher } from './fixtures/people.js';
import { insert } from './support/insert.js';
import { startTestServer, useTestServer } from './support/test-server.js';

/** Answers are kept for longer than a test runs. */
const server = useTestServer({ answerSeconds: 600 });
let token: string;
beforeAll(async () => {
  token = await server.logIn(teacher);
});

const listPapers = (body: object, as?: string) =>
  server.ask('listPapers', { body, ...(as !== undefined && { token: as }) });
const getBook = (book_id: number, as?: string) =>
  server.ask('getBook', { body: { book_id }, ...(as !== undefined && { token: as }) });

describe('the answer that visitors share', () => {
  it('stays the same until its seconds are over, for the same input only', async () => {
    const [first] = (await listPapers({ page: 1, psize: 1 })).list;
    await server.db.updateTable('papers').set({ title: '改过的标题' }).execute();
    expect((await listPapers({ psize: '1', page: 1, unknown: 'field' })).list).toEqual([first]);
    expect((await listPapers({ page: 1, psize: 2 })).list[0]?.title).toBe('改过的标题');
    expect((await listPapers({ page: 2, psize: 1 })).list).not.toEqual([first]);
  });

  it('is not kept when it is a refusal', async () => {
    const body = { book_id: 9 };
    expect((await server.call('getBook', { body })).code).toBe(404);
    const { db } = server;
    const book = await db.selectFrom('books').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    await insert(db, { books: { ...book, id: 9 } });
    expect((await server.call('getBook', { body })).code).toBe(200);
  });

  it('has none of the favourites of a user who asked before', async () => {
    await server.ask('addFavourite', { token, body: { type: 2, content_id: 2 } });
    expect((await getBook(2, token)).is_collect).toBe(1);
    expect((await getBook(2)).is_collect).toBe(0);
    const booksOf = async (as?: string) => {
      const { list } = await server.ask('listBooks', as === undefined ? {} : { token: as });
      return list.filter((book) => book.is_collect === 1).map((book) => book.id);
    };
    expect([await booksOf(token), await booksOf()]).toEqual([[2], []]);
  });
});

describe('what a logged-in user sees', () => {
  it('has their favourites at once', async () => {
    const { list } = await listPapers({ psize: 3 }, token);
    const id = list[0]?.id ?? 0;
    const isCollected = async () =>
      (await listPapers({ psize: 3 }, token)).list.find((paper) => paper.id === id)?.is_collect;
    await server.ask('addFavourite', { token, body: { type: 1, content_id: id } });
    expect(await isCollected()).toBe(1);
    await server.ask('cancelFavourite', { token, body: { type: 1, content_id: id } });
    expect(await isCollected()).toBe(0);
  });

  it('has the count of a download at once', async () => {
    const downloads = async () =>
      (await listPapers({ psize: 4 }, token)).list.find((paper) => paper.id === 1)?.downloads ?? NaN;
    const before = await downloads();
    await server.ask('getPaperFiles', { token, body: { id: 1 } });
    expect(await downloads()).toBe(before + 1);

    const ofBook = async () => (await getBook(1, token)).resource[0]?.list[0];
    const resource = await ofBook();
    await server.ask('getBookResourceFiles', { token, body: { ...resource } });
    expect((await ofBook())?.download_num).toBe((resource?.download_num ?? NaN) + 1);
  });
});

describe('the headers of a shared answer', () => {
  const menu = (headers: Record<string, string> = {}) =>
    server.app.inject({ url: '/api/config/column', headers });

  it('let a browser keep the answer to a GET and ask whether it has changed', async () => {
    const first = await menu();
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    const again = await menu({ 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await menu({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  it('send another ETag when the content has changed', async () => {
    const fresh = await startTestServer();
    const ask = (headers = {}) => fresh.app.inject({ url: '/api/config/column', headers });
    const known = { 'if-none-match': String((await ask()).headers.etag) };
    expect((await ask(known)).statusCode).toBe(304);
    await fresh.db.updateTable('menu_items').set({ title: '新栏目' }).where('id', '=', 17).execute();
    const changed = await ask(known);
    expect(changed.statusCode).toBe(200);
    expect(changed.json<{ data: MenuItem[] }>().data.map(({ title }) => title)).toContain('新栏目');
    await fresh.close();
  });

  it('forbid keeping the answer to a POST, which may be personal', async () => {
    for (const headers of [{}, { token }]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/book/index',
        payload: {},
        headers,
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('name the encoding %s, in which the same text is sent', async (encoding, decompress) => {
    const ask = (accepted: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/book/index',
        payload: {},
        headers: { 'accept-encoding': accepted },
      });
    const plain = await ask('identity');
    const compressed = await ask(encoding);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decompress(compressed.rawPayload).toString()).toBe(plain.body);
  });
});

it('no operation that needs a login is shared', () => {
  const described = Object.values(readDescription().paths).flatMap((path) => Object.values(path));
  const open = described.filter(({ security = [] }) => security.length === 0 || security.some(isEmpty));
  const names = new Set(open.map(({ operationId }) => operationId));
  expect([...sharedOperations].filter((operationId) => !names.has(operationId))).toEqual([]);
});

function isEmpty(alternative: object): boolean {
  return Object.keys(alternative).length === 0;
}
