import { describe, expect, it, vi } from 'vitest';

import { createApiClient, type ApiClientOptions } from '../src/client.js';
import { createMemorySession } from '../src/session.js';
import { teacher } from './fixtures.js';
import { readForm, uploadOf } from './forms.js';
import { serve } from './http-server.js';

const photo = new File(['GIF89a'], '封面.gif', { type: 'image/gif' });

function setUp(baseUrl: string, options: Partial<ApiClientOptions> = {}) {
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

  // Its failures are those of every call; client.test.ts has them, and upload.browser.test.ts those of XMLHttpRequest.
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
