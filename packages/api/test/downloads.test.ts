import { describe, expect, it } from 'vitest';

import { createApiClient } from '../src/client.js';
import type { DownloadProgress, PartialDownload } from '../src/files.js';
import { createMemorySession } from '../src/session.js';
import { serve, serveJson } from './http-server.js';
import { teacher } from './fixtures.js';

function clientOf(baseUrl: string, timeout?: number) {
  const session = createMemorySession(teacher);
  return createApiClient({ baseUrl, session, ...(timeout === undefined ? {} : { timeout }) });
}

describe('fileUrl', () => {
  it.each([
    ['https://api.example.cn', '/files/public/a.webp', 'https://api.example.cn/files/public/a.webp'],
    ['https://api.example.cn/', '/files/public/a.webp', 'https://api.example.cn/files/public/a.webp'],
    ['', '/files/public/a.webp', '/files/public/a.webp'],
    ['https://api.example.cn', 'https://cdn.example.cn/a.webp', 'https://cdn.example.cn/a.webp'],
    ['https://api.example.cn', '', ''],
    ['https://api.example.cn', '//evil.example/a.webp', ''],
    ['https://api.example.cn', 'javascript:alert(1)', ''],
  ])('of %s and %s is %s', (baseUrl, path, url) => expect(clientOf(baseUrl).fileUrl(path)).toBe(url));
});

describe('downloadFile', () => {
  it('downloads the whole file and reports progress up to 100 % (spec: A7 exam file progress, A7 book download progress)', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '8' });
      response.write('%PDF', () => response.end('-1.7'));
    });
    const seen: DownloadProgress[] = [];
    const url = '/files/books/1/%E7%AD%94%E6%A1%88.pdf?expires=1&signature=a';
    const file = await clientOf(baseUrl).downloadFile(url, { onProgress: (step) => seen.push(step) });
    expect(await file.blob.text()).toBe('%PDF-1.7');
    expect(file.blob.type).toBe('application/pdf');
    expect(file.name).toBe('答案.pdf');
    expect(seen.at(0)).toEqual({ received: 0, total: 8, percent: 0 });
    expect(seen.at(-1)).toEqual({ received: 8, total: 8, percent: 100 });
  });

  it.each([
    [`attachment; filename="answers.pdf"; filename*=UTF-8''%E7%AD%94%E6%A1%88.pdf`, '答案.pdf'],
    ['attachment; filename="answers 1.pdf"', 'answers 1.pdf'],
    [`attachment; filename*=UTF-8''..%2F..%2Fescape.pdf`, 'escape.pdf'],
    ['inline', 'a.pdf'],
  ])('takes the name from %s', async (header, name) => {
    const baseUrl = await serve((_request, response) => {
      response.setHeader('content-disposition', header);
      response.end('%PDF');
    });
    expect((await clientOf(baseUrl).downloadFile('/files/a.pdf')).name).toBe(name);
  });

  it('reports only bytes where the length is unknown', async () => {
    const baseUrl = await serve((_request, response) => {
      response.write('abc');
      response.end();
    });
    const seen: DownloadProgress[] = [];
    await clientOf(baseUrl).downloadFile('/files/public/a.txt', { onProgress: (step) => seen.push(step) });
    expect(seen.at(-1)).toEqual({ received: 3 });
  });

  it('does not send the token', async () => {
    const names: string[] = [];
    const baseUrl = await serve((request, response) => {
      names.push(...Object.keys(request.headers));
      response.end('a');
    });
    await clientOf(baseUrl).downloadFile('/files/public/a.txt');
    expect(names).not.toContain('token');
  });

  it.each([410, 200])(
    "fails with the server's message when a link has expired, with status %i",
    async (status) => {
      const client = clientOf(await serveJson({ code: 410, msg: '下载链接已过期', data: null }, status));
      await expect(client.downloadFile('/files/a.pdf')).rejects.toMatchObject({
        kind: 'refused',
        code: 410,
        msg: '下载链接已过期',
      });
    },
  );

  it('refuses an empty file', async () => {
    const baseUrl = await serve((_request, response) => response.end());
    await expect(clientOf(baseUrl).downloadFile('/files/a.pdf')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('fails after the time limit', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '8' }).write('%PDF');
    });
    await expect(clientOf(baseUrl, 50).downloadFile('/files/a.pdf')).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  for (const [answer, version, expected] of [
    ['the rest of the file', 'Sun, 01 Nov 2026 00:00:00 GMT', '%PDF-1.7'],
    ['a newer file', 'Mon, 02 Nov 2026 00:00:00 GMT', '%PDF-2.0'],
  ] as const) {
    it(`continues after a lost connection with ${answer} (spec: A7 exam file progress)`, async () => {
      const asked: (string | undefined)[] = [];
      const first = 'Sun, 01 Nov 2026 00:00:00 GMT';
      const baseUrl = await serve((request, response) => {
        asked.push(request.headers.range);
        response.setHeader('content-type', 'application/pdf');
        response.setHeader('etag', 'W/"weak"');
        if (asked.length === 1) {
          response.writeHead(200, { 'content-length': '8', 'last-modified': first });
          response.write('%PDF', () => response.destroy());
        } else if (request.headers['if-range'] === version) {
          response.writeHead(206, { 'content-range': 'bytes 4-7/8', 'content-length': '4' }).end('-1.7');
        } else {
          response.writeHead(200, { 'content-length': '8', 'last-modified': version }).end('%PDF-2.0');
        }
      });
      const client = clientOf(baseUrl);
      const partial: PartialDownload = { parts: [], received: 0 };
      const seen: DownloadProgress[] = [];
      const options = { partial, onProgress: (step: DownloadProgress) => seen.push(step) };
      await expect(client.downloadFile('/files/a.pdf', options)).rejects.toMatchObject({ kind: 'network' });
      const file = await client.downloadFile('/files/a.pdf', options);
      expect(await file.blob.text()).toBe(expected);
      expect(asked).toEqual([undefined, 'bytes=4-']);
      expect(seen.at(-1)).toEqual({ received: 8, total: 8, percent: 100 });
    });
  }

  it('stops when the user cancels', async () => {
    const abort = new AbortController();
    const left = new Error('The user left the page.');
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '8' }).write('%PDF');
    });
    const download = clientOf(baseUrl).downloadFile('/files/a.pdf', {
      signal: abort.signal,
      onProgress: ({ received }) => {
        if (received > 0) abort.abort(left);
      },
    });
    await expect(download).rejects.toBe(left);
  });
});
