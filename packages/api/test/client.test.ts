import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';

import { createApiClient, type ApiClient, type ApiClientOptions } from '../src/client.js';
import { createMemorySession } from '../src/session.js';
import { serve, serveJson } from './http-server.js';
import { teacher } from './fixtures.js';

const newBooks = { code: 200, msg: '成功', data: [] };

function clientOf(baseUrl: string, options: Partial<ApiClientOptions> = {}) {
  return createApiClient({ baseUrl, session: createMemorySession(), ...options });
}

/** What a call sends. */
async function sentBy(
  call: (client: ApiClient) => Promise<unknown>,
  options?: Parameters<typeof clientOf>[1],
): Promise<unknown> {
  const seen: unknown[] = [];
  const baseUrl = await serve((request, response) => {
    void text(request).then((body) => {
      const { token, fingerprint } = request.headers;
      const sent = body === '' ? undefined : (JSON.parse(body) as unknown);
      seen.push({ method: request.method, url: request.url, token, fingerprint, body: sent });
      response.end(JSON.stringify(newBooks));
    });
  });
  await call(clientOf(baseUrl, options));
  expect(seen).toHaveLength(1);
  return seen[0];
}

describe('a call', () => {
  it('resolves to the data and the message of the envelope (spec: A7 envelope, B7 envelope)', async () => {
    const client = clientOf(await serveJson({ code: 200, msg: '收藏成功', data: null }));
    const answer = await client.post('/api/user_favorites/add', { type: 2, content_id: 1 });
    expect(answer).toEqual({ data: null, msg: '收藏成功' });
  });

  it('sends the token, the fingerprint and the JSON body (spec: A7 token header, A7 fingerprint header, A7 one host, B7 token)', async () => {
    const options = { session: createMemorySession(teacher), fingerprint: () => Promise.resolve('print') };
    const body = { search: '数学', page: 2 };
    expect(await sentBy((client) => client.post('/api/book/index', body), options)).toEqual({
      method: 'POST',
      url: '/api/book/index',
      token: 'teacher-token',
      fingerprint: 'print',
      body,
    });
  });

  for (const [url, spec] of [
    ['/api/user_favorites/add', 'A6 favourite token, B6 token favourite'],
    ['/api/user_favorites/cancel', 'A6 favourite token, B6 token favourite'],
    ['/api/article/teacher_apply', 'B6 token enrolment'],
    ['/api/article/student_apply', 'B6 token student apply'],
    ['/api/common/book_donate', 'B6 token donation'],
    ['/api/score_line/index', 'B6 token score lines'],
    ['/api/user/book_list', 'B6 token personal centre'],
    ['/api/message/index', 'B6 token personal centre'],
  ] as const) {
    it(`sends the token to ${url} (spec: ${spec})`, async () => {
      const options = { session: createMemorySession(teacher) };
      expect(await sentBy((client) => client.post(url, {}), options)).toMatchObject({
        url,
        token: 'teacher-token',
      });
    });
  }

  it('sends neither header for a visitor if the fingerprint fails', async () => {
    const options = { fingerprint: () => Promise.reject(new Error('blocked')) };
    expect(await sentBy((client) => client.get('/api/book/new', {}), options)).toEqual({
      method: 'GET',
      url: '/api/book/new',
    });
  });

  it('writes the query into the URL', async () => {
    expect(await sentBy((client) => client.get('/api/config/slideshow', { column_id: 17 }))).toMatchObject({
      url: '/api/config/slideshow?column_id=17',
    });
  });
});

describe('a failure', () => {
  it.each([
    ['a refusal', { code: 404, msg: '该图书不存在或已下架', data: null }, 200, 'refused', 404],
    [
      'a failure that the server reports',
      { code: 500, msg: '服务器开小差了', data: null },
      500,
      'refused',
      500,
    ],
    ['a failed status with the code of a success', newBooks, 502, 'malformed', 502],
    ['JSON that is not an envelope', { books: [] }, 200, 'malformed', 200],
    ['an envelope without data', { code: 200, msg: '' }, 200, 'malformed', 200],
  ])('is %s', async (_name, body, status, kind, code) => {
    const client = clientOf(await serveJson(body, status));
    await expect(client.get('/api/book/new', {})).rejects.toMatchObject({
      name: 'ApiError',
      kind,
      code,
      status,
    });
  });

  it.each([200, 500])('is an empty %i with Content-Length 0', async (status) => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(status, { 'content-length': '0' }).end();
    });
    await expect(clientOf(baseUrl).get('/api/book/new', {})).rejects.toMatchObject({
      kind: 'malformed',
      status,
      msg: '服务器开小差了，请稍后再试',
    });
  });

  it.each(['{"code":200,', '<html>502 Bad Gateway</html>'])(
    'is a body that is not JSON: %s',
    async (body) => {
      const baseUrl = await serve((_request, response) => response.end(body));
      await expect(clientOf(baseUrl).get('/api/book/new', {})).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  it('is a lost connection, with a Chinese message', async () => {
    const baseUrl = await serve((request) => request.socket.destroy());
    await expect(clientOf(baseUrl).get('/api/book/new', {})).rejects.toMatchObject({
      kind: 'network',
      code: 0,
      msg: '网络连接失败，请检查网络后再试',
    });
  });

  it('is an answer that is cut off', async () => {
    const baseUrl = await serve((request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"code":200', () => request.socket.destroy());
    });
    await expect(clientOf(baseUrl).get('/api/book/new', {})).rejects.toMatchObject({ kind: 'network' });
  });

  it.each(['before the headers', 'within the body'])('is a time-out %s', async (when) => {
    const baseUrl = await serve((_request, response) => {
      if (when === 'within the body') response.writeHead(200).write('{"code":200');
    });
    await expect(clientOf(baseUrl, { timeout: 50 }).get('/api/book/new', {})).rejects.toMatchObject({
      kind: 'timeout',
      msg: '请求超时，请稍后再试',
    });
  });

  it('is a time-out after five minutes by default (spec: A7 timeout, A9 timeout)', async () => {
    vi.useFakeTimers();
    const fetch: typeof globalThis.fetch = (_url, { signal } = {}) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const failed = vi.fn();
    clientOf('https://api.example.cn', { fetch }).get('/api/book/new', {}).catch(failed);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }));
  });

  it("rethrows the caller's own abort unchanged", async () => {
    const abort = new AbortController();
    const left = new Error('The user left the page.');
    const baseUrl = await serve(() => abort.abort(left));
    const call = clientOf(baseUrl).get('/api/book/new', {}, { signal: abort.signal });
    await expect(call).rejects.toBe(left);
  });
});

describe('code -1 (spec: A4 code -1, A8 code -1, B8 code -1)', () => {
  const expired = { code: -1, msg: '当前用户未登录', data: null };
  const favourite = { type: 2, content_id: 1 } as const;

  /** Answers calls with -1 as soon as `count` of them have arrived. */
  function serveTogether(count: number): Promise<string> {
    const waiting: (() => void)[] = [];
    return serve((_request, response) => {
      waiting.push(() => response.end(JSON.stringify(expired)));
      if (waiting.length === count) for (const answer of waiting.splice(0)) answer();
    });
  }

  it.each([
    ['of a session that ended', teacher],
    ['of a visitor', null],
  ])('is reported once for five calls %s failing together', async (_whose, user) => {
    const session = createMemorySession(user);
    const cleared = vi.fn();
    session.subscribe(cleared);
    const onUnauthenticated = vi.fn();
    const client = clientOf(await serveTogether(5), { session, onUnauthenticated });

    const calls = await Promise.allSettled(
      Array.from({ length: 5 }, () => client.post('/api/user_favorites/add', favourite)),
    );

    expect(calls.map((call) => call.status === 'rejected' && (call.reason as { kind: string }).kind)).toEqual(
      Array.from({ length: 5 }, () => 'unauthenticated'),
    );
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(cleared).toHaveBeenCalledTimes(user === null ? 0 : 1);
    expect(session.get()).toBeNull();
  });

  it('of a call that is open to all ends the session too, and nothing is sent as a visitor', async () => {
    const session = createMemorySession(teacher);
    const onUnauthenticated = vi.fn();
    const tokens: unknown[] = [];
    const baseUrl = await serve((request, response) => {
      tokens.push(request.headers['token']);
      response.end(JSON.stringify(expired));
    });
    const client = clientOf(baseUrl, { session, onUnauthenticated });
    await expect(client.get('/api/book/new', {})).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(tokens).toEqual([teacher.jwt]);
    expect(session.get()).toBeNull();
    expect(onUnauthenticated).toHaveBeenCalledExactlyOnceWith(expect.anything(), true);
  });

  it('is reported again for a later call', async () => {
    const onUnauthenticated = vi.fn();
    const client = clientOf(await serveTogether(1), { onUnauthenticated });
    await expect(client.post('/api/user_favorites/add', favourite)).rejects.toThrow('当前用户未登录');
    await expect(client.post('/api/user_favorites/add', favourite)).rejects.toThrow('当前用户未登录');
    expect(onUnauthenticated).toHaveBeenCalledTimes(2);
  });

  it('for an old token does not end the session of a later login', async () => {
    const session = createMemorySession(teacher);
    const onUnauthenticated = vi.fn();
    const again = { ...teacher, jwt: 'new-token' };
    const baseUrl = await serve((_request, response) => {
      session.set(again);
      response.end(JSON.stringify(expired));
    });
    const client = clientOf(baseUrl, { session, onUnauthenticated });
    await expect(client.post('/api/user_favorites/add', favourite)).rejects.toThrow();
    expect(session.get()).toBe(again);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});
