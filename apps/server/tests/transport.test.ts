import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../src/db/database.js';
import { readDescription } from '../src/description.js';
import { handleErrors, transportError } from '../src/plugins/app/errors.js';
import { reply } from './support/answers.js';
import { startTestServer, startTestServerOn, type TestServer } from './support/test-server.js';

let server: TestServer;
let siteFolder: string;
const script = 'export {};';
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'inkstone-site-'));
  await mkdir(join(siteFolder, 'assets'));
  await writeFile(join(siteFolder, 'index.html'), '<!doctype html><title>砚台</title>');
  await writeFile(join(siteFolder, 'assets', 'main-4f2a.js'), script);
  server = await startTestServer({ siteFolder });
});
afterAll(async () => {
  await server.close();
  await rm(siteFolder, { recursive: true });
});

const postBook = (payload: string, type = 'application/json') =>
  server.app.inject({ method: 'POST', url: '/api/book/info', payload, headers: { 'content-type': type } });

interface Faults {
  components: {
    responses: Record<
      string,
      {
        content: {
          'application/json': { examples: Record<string, { value: { code: number; msg: string } }> };
        };
      }
    >;
  };
}

describe('the description of transport errors', () => {
  const { components } = readDescription() as unknown as Faults;
  const examples = Object.values(components.responses).flatMap(({ content }) =>
    Object.values(content['application/json'].examples).map(({ value }) => value),
  );

  it('has an example of each', () =>
    expect(examples.map(({ code }) => code)).toEqual([404, 413, 415, 429, 431, 500, 503]));

  it.each(examples)('has the message of the server for $code', ({ code, msg }) =>
    expect(transportError(code).message).toBe(msg),
  );
});

describe('transport', () => {
  it.each(['/api/nothing', '/nothing.js', '/api/book/info', '/%zz'])(
    'answers 404 in the envelope for GET %s',
    async (url) => {
      const answer = await server.app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(reply(404, '您访问的地址不存在'));
    },
  );

  it('answers 413 to a body beyond the limit and 415 to another type', async () => {
    const large = await postBook(JSON.stringify({ book_id: 'x'.repeat(300_000) }));
    expect([large.statusCode, large.json<object>()]).toEqual([413, reply(413, '提交的内容过大')]);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await postBook('book_id=1', type);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 415, data: null });
    }
  });

  it.each(['', '{', '{"book_id":1,}', 'null', '[]', '"x"', '{"__proto__":{"a":1}}'])(
    'refuses the body %j with code 400 and says why in Chinese',
    async (payload) => {
      const answer = await postBook(payload);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        code: 400,
        msg: expect.stringMatching(/\p{Script=Han}/u) as string,
      });
    },
  );

  it('does not decompress a request body', async () => {
    const payload = gzipSync(JSON.stringify({ book_id: 1 }));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/book/info', payload, headers });
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([200, 400]);
  });

  it('refuses a missing body', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/book/info' });
    expect(answer.json()).toMatchObject({ code: 400 });
  });

  it('refuses a zero byte, which PostgreSQL cannot hold', async () => {
    expect((await server.call('listBooks', { body: { search: 'a\u0000b' } })).code).toBe(400);
  });

  it.each([
    ['a malformed request', 'nonsense\r\n\r\n', '请求格式有误'],
    [
      'two hosts',
      'GET / HTTP/1.1\r\nHost: www.example.cn\r\nhost: other.example.cn\r\nConnection: close\r\n\r\n',
      '请求有误',
    ],
  ])('answers %s with 400 and the envelope', async (_what, request, msg) => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text).toContain(`"msg":"${msg}"`);
  });

  it('answers 503 when the database cannot be reached', async () => {
    const unreachable = createDatabase({ host: '/nonexistent', user: 'x', database: 'x' });
    const cut = await startTestServerOn({ ...unreachable, url: '', drop: unreachable.close });
    const ready = await cut.app.inject({ url: '/readyz' });
    const alive = await cut.app.inject({ url: '/healthz' });
    const books = await cut.call('listBooks');
    expect([ready.statusCode, alive.statusCode]).toEqual([503, 200]);
    expect(ready.json()).toMatchObject({ code: 503, data: { missing: ['数据库'] } });
    expect(books).toEqual(reply(503, '服务暂时不可用，请稍后再试'));
    await cut.close();
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])('answers 503 for the error “%s” of the database client, which has no code', async (message) => {
    const app = Fastify();
    handleErrors(app);
    app.get('/', () => {
      throw new Error(message);
    });
    const answer = await app.inject({ url: '/' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await app.close();
  });

  it('answers 503 when PostgreSQL rolls back a transaction because of another', async () => {
    const app = Fastify();
    handleErrors(app);
    app.get('/', () => {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' });
    });
    const answer = await app.inject({ url: '/' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await app.close();
  });

  it('survives the loss of a connection that is in use', async () => {
    const held = await server.database.pool.connect();
    const ended = new Promise((resolve) => held.once('end', () => resolve('ended')));
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
    await server.database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect(await ended).toBe('ended');
    held.release(true);
    expect((await server.call('listBooks')).code).toBe(200);
  });

  it('answers /readyz with 200 when the database is reachable', async () => {
    expect((await server.app.inject({ url: '/readyz' })).json()).toEqual(reply(200, '就绪'));
  });

  it('compresses long texts and forbids caching of API answers', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/book/index',
      payload: {},
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject({ code: 200 });
  });
});

describe('security headers', () => {
  it('forbid inline scripts, other hosts and content sniffing', async () => {
    const { headers } = await server.app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('allow pictures of the map tiles that are set, and nothing else of theirs', async () => {
    const mapOrigins = ['https://tiles.example.cn'];
    const withMap = await startTestServer({ config: { mapOrigins } });
    const { headers } = await withMap.app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']).split(';');
    await withMap.close();
    expect(policy.filter((directive) => directive.includes('tiles.example.cn'))).toEqual([
      "img-src 'self' data: blob: https://tiles.example.cn",
    ]);
  });
});

describe('security headers of JSON', () => {
  it.each(['/api/config/column', '/api/config/agreement?name=nothing'])(
    'forbid %s to be anything but JSON',
    async (url) => {
      const { headers } = await server.app.inject({ url });
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('ask for https where the site is served over https', async () => {
    const overHttps = await startTestServer({
      config: { publicUrl: 'https://www.example.cn' },
    });
    const { headers } = await overHttps.app.inject({ url: '/api/config/column' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await overHttps.close();
  });
});

describe('the site', () => {
  it('revalidates the page at every visit and caches hashed assets for good', async () => {
    const page = await server.app.inject({ url: '/' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-cache');
    const asset = await server.app.inject({ url: '/assets/main-4f2a.js' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
  });

  it('sends no headers with a script that only count for pages, but keeps its type fixed', async () => {
    const page = await server.app.inject({ url: '/' });
    const asset = await server.app.inject({ url: '/assets/main-4f2a.js' });
    for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy']) {
      expect(page.headers[name]).toBeDefined();
      expect(asset.headers[name]).toBeUndefined();
    }
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
    expect(asset.headers['cross-origin-resource-policy']).toBeDefined();
  });

  it('sends the compressed copy that the build left beside a file', async () => {
    const copy = brotliCompressSync(script);
    await writeFile(join(siteFolder, 'assets', 'main-4f2a.js.br'), copy);
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const compressed = await server.app.inject({ url: '/assets/main-4f2a.js', headers });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers['content-type']).toContain('javascript');
    expect(compressed.rawPayload.equals(copy)).toBe(true);
    const plain = await server.app.inject({ url: '/assets/main-4f2a.js' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
  });

  it('serves no file outside its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
      expect((await server.app.inject({ url })).statusCode).toBe(404);
    }
  });

  it('shows how to build it when it is not built', async () => {
    const unbuilt = await startTestServer();
    const page = await unbuilt.app.inject({ url: '/' });
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('npm run build');
    await unbuilt.close();
  });
});
