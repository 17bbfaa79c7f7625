import { afterAll, beforeAll, expect, it } from 'vitest';
import { createS3Store } from '../src/ports/files/s3-store.js';
import { reply } from './support/answers.js';
import { startS3, type TestS3 } from './support/s3.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let s3: TestS3;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3();
  server = await startTestServer({ services: { files: createS3Store(s3.settings) } });
  await server.services.files.write('papers/卷.pdf', Buffer.from('0123456789'));
});
afterAll(async () => {
  await server.close();
  await s3.stop();
});

const get = (headers: Record<string, string> = {}) =>
  server.app.inject({ url: server.services.links.create('papers/卷.pdf', '期中.pdf'), headers });

it('a download from a bucket is the same as from a folder and can be resumed', async () => {
  const whole = await get();
  expect([whole.statusCode, whole.body]).toEqual([200, '0123456789']);
  expect(whole.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': '10' });
  expect(whole.headers['content-disposition']).toContain(encodeURIComponent('期中.pdf'));
  const rest = await get({ range: 'bytes=4-', 'if-range': String(whole.headers['last-modified']) });
  expect([rest.statusCode, rest.body, rest.headers['content-range']]).toEqual([
    206,
    '456789',
    'bytes 4-9/10',
  ]);
  expect((await get({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
});

it('a file that is deleted before it is read gives an error that is not cached', async () => {
  const store = createS3Store(s3.settings);
  const broken = {
    ...store,
    read: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' })),
  };
  const cut = await startTestServer({ services: { files: broken } });
  await store.write('public/1.webp', Buffer.from('picture'));
  for (const headers of [{}, { range: 'bytes=2-' }]) {
    const answer = await cut.app.inject({ url: '/files/public/1.webp', headers });
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([503, 503]);
    const told = Object.keys(answer.headers);
    for (const name of ['cache-control', 'etag', 'content-disposition', 'content-range']) {
      expect(told).not.toContain(name);
    }
  }
  await cut.close();
});

it('a store that does not answer gives HTTP 503 for files and for /readyz', async () => {
  const away = { ...s3.settings, endpoint: 'http://127.0.0.1:1' };
  const cut = await startTestServer({ services: { files: createS3Store(away) } });
  const answer = await cut.app.inject({ url: '/files/public/1.webp' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toEqual(reply(503, '服务暂时不可用，请稍后再试'));
  expect((await cut.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await cut.call('getSiteConfig')).code).toBe(200);
  await cut.close();
});
