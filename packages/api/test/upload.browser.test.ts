// @vitest-environment jsdom
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';

import { createApiClient } from '../src/client.js';
import { createMemorySession } from '../src/session.js';
import { teacher } from './fixtures.js';
import { uploadOf } from './forms.js';
import { serveAcrossOrigins } from './http-server.js';

/* XMLHttpRequest reports progress and must fail with the same errors as fetch. */

const photo = new File(['GIF89a'.repeat(50_000)], '封面.gif', { type: 'image/gif' });

function setUp(baseUrl: string, timeout = 10_000) {
  const session = createMemorySession(teacher);
  const onUnauthenticated = vi.fn();
  const client = createApiClient({ baseUrl, session, timeout, onUnauthenticated });
  return { session, onUnauthenticated, upload: uploadOf(client) };
}

describe('a form sent from a browser', () => {
  it('reports the progress up to 1', async () => {
    const seen: unknown[] = [];
    const baseUrl = await serveAcrossOrigins((request, response) => {
      void text(request).then((body) => {
        // Node's parser of forms does not work in jsdom.
        seen.push(request.headers['token'], body.includes('filename="封面.gif"'));
        response.end(JSON.stringify({ code: 200, msg: '上传成功', data: { url: '/files/uploads/a.gif' } }));
      });
    });
    const shares: number[] = [];
    const answer = await setUp(baseUrl).upload(
      '/api/form',
      { id: 7, file: photo },
      { onProgress: (share) => shares.push(share) },
    );
    expect(answer).toEqual({ data: { url: '/files/uploads/a.gif' }, msg: '上传成功' });
    expect(seen).toEqual(['teacher-token', true]);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it.each([
    ['a refusal', '{"code":400,"msg":"只可上传一个文件","data":null}', 200, 'refused', 400],
    ['too much for the server', '{"code":413,"msg":"内容太大","data":null}', 413, 'refused', 413],
    ['a page of a proxy', '<html>502</html>', 502, 'malformed', 502],
    ['an empty answer', '', 200, 'malformed', 200],
  ])('fails by %s', async (_name, body, status, kind, code) => {
    const baseUrl = await serveAcrossOrigins((_request, response) => response.writeHead(status).end(body));
    await expect(setUp(baseUrl).upload('/api/form', { file: photo })).rejects.toMatchObject({
      name: 'ApiError',
      kind,
      code,
      status,
    });
  });

  it('fails by a lost connection', async () => {
    const baseUrl = await serveAcrossOrigins((request) => request.socket.destroy());
    await expect(setUp(baseUrl).upload('/api/form', { file: photo })).rejects.toMatchObject({
      kind: 'network',
      status: 0,
    });
  });

  it('is aborted after the time limit', async () => {
    const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const baseUrl = await serveAcrossOrigins(() => undefined);
    await expect(setUp(baseUrl, 100).upload('/api/form', { file: photo })).rejects.toMatchObject({
      kind: 'timeout',
    });
    expect(aborted).toHaveBeenCalledTimes(1);
  });

  it.each(['before it is sent', 'while it is sent'])(
    "rethrows the caller's own abort %s unchanged",
    async (when) => {
      const abort = new AbortController();
      const left = new Error('The user left the page.');
      const baseUrl = await serveAcrossOrigins(() => abort.abort(left));
      if (when === 'before it is sent') abort.abort(left);
      const upload = setUp(baseUrl).upload('/api/form', { file: photo }, { signal: abort.signal });
      await expect(upload).rejects.toBe(left);
    },
  );

  it('ends the session on -1', async () => {
    const baseUrl = await serveAcrossOrigins((_request, response) =>
      response.end('{"code":-1,"msg":"当前用户未登录","data":null}'),
    );
    const { upload, session, onUnauthenticated } = setUp(baseUrl);
    await expect(upload('/api/form', { file: photo })).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(session.get()).toBeNull();
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });
});
