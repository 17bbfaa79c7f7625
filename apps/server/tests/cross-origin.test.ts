import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server.js';

const ours = 'https://m.example.cn';
const foreign = 'https://elsewhere.example';

let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  [open, closed] = await Promise.all([
    startTestServer({ config: { allowedOrigins: [ours, 'http://127.0.0.1:5173'] } }),
    startTestServer(),
  ]);
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const ask = (server: TestServer, origin: string) =>
  server.app.inject({ method: 'POST', url: '/api/book/index', payload: {}, headers: { origin } });

const askBefore = (server: TestServer, origin: string, headers = 'content-type,token,fingerprint') =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/api/book/index',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers,
    },
  });

describe('a page of an allowed site', () => {
  it('may call the API and read the headers that it needs', async () => {
    const { headers, statusCode } = await ask(open, ours);
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(ours);
    expect(headers['access-control-expose-headers']).toContain('retry-after');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers.vary).toMatch(/origin/i);
  });

  it('gets a preflight answer that allows the token and the fingerprint', async () => {
    const { headers, statusCode, body } = await askBefore(open, ours);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers['access-control-allow-origin']).toBe(ours);
    for (const name of ['token', 'fingerprint', 'content-type']) {
      expect(headers['access-control-allow-headers']).toContain(name);
    }
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST');
    expect(headers['access-control-max-age']).toBe('86400');
  });

  it('can read error answers too', async () => {
    const answer = await open.app.inject({ url: '/api/nothing', headers: { origin: ours } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([404, ours]);
  });

  it('may load pictures and fetch files', async () => {
    await open.services.files.write('public/1.webp', Buffer.from('picture'));
    const { headers } = await open.app.inject({ url: '/files/public/1.webp', headers: { origin: ours } });
    expect(headers['access-control-allow-origin']).toBe(ours);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('a page of any other site', () => {
  it.each([foreign, `${ours}.elsewhere.example`, 'http://m.example.cn', 'null'])(
    'is not allowed anything from %s',
    async (origin) => {
      for (const answer of [await ask(open, origin), await askBefore(open, origin)]) {
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );

  it('is not allowed anything when no site is configured', async () => {
    expect((await ask(closed, ours)).headers['access-control-allow-origin']).toBeUndefined();
    const before = await askBefore(closed, ours);
    expect([before.statusCode, before.headers['access-control-allow-origin']]).toEqual([404, undefined]);
    await closed.services.files.write('public/1.webp', Buffer.from('picture'));
    const { headers } = await closed.app.inject({ url: '/files/public/1.webp' });
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
