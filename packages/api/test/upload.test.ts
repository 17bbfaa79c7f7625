import { describe, expect, it, vi } from 'vitest';

import { createApiClient } from '../src/client.js';
import { createMemorySession } from '../src/session.js';
import { teacher } from './fixtures.js';
import { readForm, uploadOf } from './forms.js';
import { serve, serveJson } from './http-server.js';

const photo = new File(['GIF89a'], '封面.gif', { type: 'image/gif' });

function setUp(baseUrl: string, options: Partial<Parameters<typeof createApiClient>[0]> = {}) {
  const client = createApiClient({ baseUrl, session: createMemorySession(teacher), ...options });
  return { client, upload: uploadOf(client) };
}

describe('a form with files', () => {
  it('is sent with the token, the fingerprint and every field, files with their names (spec: B6 token attachment)', async () => {
    const seen: unknown[] = [];
    const baseUrl = await serve((request, response) => {
      void readForm(request).then((form) => {
        const { token, fingerprint } = request.headers;
        seen.push({ method: request.method, url: request.url, token, fingerprint, form });
        response.end(JSON.stringify({ code: 200, msg: '提交成功', data: null }));
      });
    });
    const { upload } = setUp(`${baseUrl}/`, { fingerprint: () => 'print' });
    const pages = [new Blob(['%PDF'], { type: 'application/pdf' }), photo];

    const answer = await upload('/api/form', { id: 7, school: '一中', files: pages, note: undefined });

    expect(answer).toEqual({ data: null, msg: '提交成功' });
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/api/form',
        token: 'teacher-token',
        fingerprint: 'print',
        form: [
          ['id', '7'],
          ['school', '一中'],
          ['files', { name: 'blob', type: 'application/pdf', text: '%PDF' }],
          ['files', { name: '封面.gif', type: 'image/gif', text: 'GIF89a' }],
        ],
      },
    ]);
  });

  it.each([
    ['a refusal', { code: 400, msg: '文件大小请控制在5M之内', data: null }, 200, 'refused', 400],
    ['too much for the server', { code: 413, msg: '内容太大', data: null }, 413, 'refused', 413],
    ['a status that calls itself a success', { code: 200, msg: '', data: null }, 502, 'malformed', 502],
    ['JSON that is no envelope', { url: '/files/a' }, 200, 'malformed', 200],
  ])('fails by %s', async (_name, body, status, kind, code) => {
    const { upload } = setUp(await serveJson(body, status));
    await expect(upload('/api/form', { file: photo })).rejects.toMatchObject({
      name: 'ApiError',
      kind,
      code,
      status,
    });
  });

  it('fails by a lost connection', async () => {
    const { upload } = setUp(await serve((request) => request.socket.destroy()));
    await expect(upload('/api/form', { file: photo })).rejects.toMatchObject({ kind: 'network' });
  });

  it('fails after the time limit', async () => {
    const { upload } = setUp(await serve(() => undefined), { timeout: 50 });
    await expect(upload('/api/form', { file: photo })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it("rethrows the caller's own abort unchanged", async () => {
    const abort = new AbortController();
    const left = new Error('The user left the page.');
    const { upload } = setUp(
      await serve(() => {
        abort.abort(left);
      }),
    );
    await expect(upload('/api/form', { file: photo }, { signal: abort.signal })).rejects.toBe(left);
  });

  it('ends the session once together with other calls that get -1', async () => {
    const onUnauthenticated = vi.fn();
    const waiting: (() => void)[] = [];
    const baseUrl = await serve((_request, response) => {
      waiting.push(() => response.end(JSON.stringify({ code: -1, msg: '当前用户未登录', data: null })));
      if (waiting.length >= 2) for (const answer of waiting) answer();
    });
    const { client, upload } = setUp(baseUrl, { onUnauthenticated });
    const calls = await Promise.allSettled([
      upload('/api/form', { file: photo }),
      client.post('/api/user_favorites/add', { type: 2, content_id: 1 }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(client.session.get()).toBeNull();
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it("uses the caller's own fetch", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(Response.json({ code: 200, msg: '', data: { url: 'a' } })),
    );
    const { upload } = setUp('https://api.example.cn', { fetch });
    expect(await upload('/api/form', { file: photo })).toEqual({ data: { url: 'a' }, msg: '' });
    expect(fetch).toHaveBeenCalledWith('https://api.example.cn/api/form', expect.anything());
    expect((fetch.mock.lastCall?.[1]?.body as FormData).get('file')).toBeInstanceOf(File);
  });
});
