import { onlineManager, QueryObserver } from '@tanstack/query-core';
import { describe, expect, it, onTestFinished } from 'vitest';

import { getBookQuery, listBooksQuery, listNewBooksQuery } from '../src/books/index.js';
import { getMenuQuery, getSiteConfigQuery, listSlidesQuery } from '../src/site-config/queries.js';
import { serve } from './http-server.js';
import { eventually, refusal, setUp, setUpAnswer, staleIn } from './querying.js';
import { teacher } from './fixtures.js';

/** Answers each call by its number, from 1; `undefined` breaks the connection. */
async function serveInTurn(answer: (call: number) => unknown) {
  let calls = 0;
  const baseUrl = await serve((request, response) => {
    calls += 1;
    const body = answer(calls);
    if (body === undefined) request.socket.destroy();
    else response.end(JSON.stringify(body));
  });
  return { baseUrl, calls: () => calls };
}

const noBooks = { code: 200, msg: '', data: [] };

describe('query keys', () => {
  it('are method, path and parameters', async () => {
    const { client } = await setUpAnswer(noBooks);
    expect(listSlidesQuery(client, 17).queryKey).toEqual(['get', '/api/config/slideshow', { column_id: 17 }]);
    expect(listBooksQuery(client, { page: 2 }).queryKey).toEqual(['post', '/api/book/index', { page: 2 }]);
    expect(getBookQuery(client, 5).queryKey).toEqual(['post', '/api/book/info', { book_id: 5 }]);
  });
});

describe('a read', () => {
  /** Without it the retries wait for a second and more. */
  const withoutDelay = { retryDelay: 0 };

  it('is retried without a message when no answer arrives', async () => {
    const server = await serveInTurn((call) => (call < 3 ? undefined : noBooks));
    const { client, queryClient, onNotice } = setUp(server.baseUrl);
    const observer = new QueryObserver(queryClient, { ...listNewBooksQuery(client), ...withoutDelay });
    const stop = observer.subscribe(() => undefined);
    await eventually(() => expect(observer.getCurrentResult().data).toEqual([]));
    stop();
    expect(server.calls()).toBe(3);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('fails after the third try and is reported once', async () => {
    const server = await serveInTurn(() => undefined);
    const { client, queryClient, onNotice } = setUp(server.baseUrl);
    const options = { ...listNewBooksQuery(client), ...withoutDelay };
    const observer = new QueryObserver(queryClient, options);
    const stop = observer.subscribe(() => undefined);
    await eventually(() => expect(observer.getCurrentResult().status).toBe('error'));
    stop();
    expect(server.calls()).toBe(3);
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'network' }));
  });

  it('is not retried after a refusal', async () => {
    const server = await serveInTurn(() => refusal(404, '该图书不存在或已下架'));
    const { client, queryClient, onNotice } = setUp(server.baseUrl);
    const observer = new QueryObserver(queryClient, { ...getBookQuery(client, 1), ...withoutDelay });
    const stop = observer.subscribe(() => undefined);
    await eventually(() => expect(observer.getCurrentResult().status).toBe('error'));
    stop();
    expect(server.calls()).toBe(1);
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ msg: '该图书不存在或已下架' }),
    );
  });

  it('does not report -1, which opens the login page', async () => {
    const { client, queryClient, onNotice } = await setUpAnswer(refusal(-1, '当前用户未登录'));
    await expect(queryClient.query(listNewBooksQuery(client))).rejects.toThrow('当前用户未登录');
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('fails with a message while the browser is offline, instead of waiting', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const server = await serveInTurn(() => undefined);
    const { client, queryClient } = setUp(server.baseUrl);
    await expect(queryClient.query({ ...listNewBooksQuery(client), ...withoutDelay })).rejects.toMatchObject({
      kind: 'network',
    });
  });
});

describe('a lookup', () => {
  it('shows the menu without its hidden items', async () => {
    const entry = { id: 17, title: '首页', type: 1, sort: 2, children: [] };
    const { client, queryClient } = await setUpAnswer({
      code: 200,
      msg: '',
      data: [entry, { ...entry, id: 50, type: 2 }, { ...entry, id: 6, sort: 1 }],
    });
    const observer = new QueryObserver(queryClient, getMenuQuery(client));
    const stop = observer.subscribe(() => undefined);
    await eventually(() => expect(observer.getCurrentResult().data?.map(({ id }) => id)).toEqual([6, 17]));
    stop();
  });
});

describe('a login', () => {
  it('refetches what depends on the user and keeps the lookups', async () => {
    const urls: (string | undefined)[] = [];
    const baseUrl = await serve((request, response) => {
      urls.push(request.url);
      response.end(JSON.stringify(noBooks));
    });
    const { client, queryClient } = setUp(baseUrl);
    const books = new QueryObserver(queryClient, { ...listNewBooksQuery(client), staleTime: Infinity });
    const config = new QueryObserver(queryClient, getSiteConfigQuery(client));
    const stops = [books.subscribe(() => undefined), config.subscribe(() => undefined)];
    await eventually(() => {
      expect([books, config].map((observer) => observer.getCurrentResult().status)).toEqual([
        'success',
        'success',
      ]);
    });
    urls.length = 0;

    client.session.set(teacher);

    await eventually(() => expect(urls).toEqual(['/api/book/new']));
    for (const stop of stops) stop();
  });

  it('is not the same as a change of the profile, which refetches nothing', async () => {
    const server = await serveInTurn(() => noBooks);
    const { client, queryClient } = setUp(server.baseUrl, teacher);
    const options = listNewBooksQuery(client);
    await queryClient.query(options);
    client.session.set({ ...teacher, nickname: '新名字' });
    expect(staleIn(queryClient, options.queryKey)).toBe(false);
  });
});
