import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SparseLog } from '../src/plugins/app/sparse-log.js';
import { auditLogOf, createLogger } from '../src/startup/logger.js';
import type { Envelope } from '../src/shared/envelope.js';
import { password, teacher } from './fixtures/people.js';
import { reply } from './support/answers.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let server: TestServer;
let isDraining = false;
let isRedisAway = false;
let asked = 0;
const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(...chunk.toString().trimEnd().split('\n'));
    done();
  },
});
beforeAll(async () => {
  server = await startTestServer({
    logger: createLogger('trace', log),
    services: { auditLog: auditLogOf(createLogger('error', log)) },
    pool: { totalCount: 5, idleCount: 3, waitingCount: 1 },
    probes: {
      Redis() {
        asked += 1;
        return isRedisAway ? Promise.reject(new Error('gone')) : Promise.resolve();
      },
    },
    isDraining: () => isDraining,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const requests = () => logged().filter((line) => line['msg'] === '请求');

describe('the log', () => {
  it('has one line per request with the operation and the outcome', async () => {
    await server.call('getBook', { body: { book_id: 999_999 }, address: '203.0.113.9' });
    expect(requests()).toEqual([
      expect.objectContaining({
        level: 30,
        operation: 'getBook',
        method: 'POST',
        path: '/api/book/info',
        ip: '203.0.113.9',
        status: 200,
        code: 404,
        milliseconds: expect.any(Number) as number,
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      }),
    ]);
  });

  it('contains no password, token, signature or code at any level', async () => {
    const token = await server.logIn(teacher);
    await server.call('addFavourite', { token, body: { type: 2, content_id: 1 } });
    await server.call('sendLoginCode', { body: { account: teacher, type: 1 } });
    await server.services.files.write('papers/1.pdf', Buffer.from('x'));
    const link = server.services.links.create('papers/1.pdf', '卷.pdf');
    await server.app.inject({ url: link });
    await server.services.outbox.settled();
    const sent = await server.db.selectFrom('outbox_messages').select('body').execute();
    const code = /\d{6}/.exec(sent.at(-1)?.body ?? '')?.[0] ?? '';
    expect(code).not.toBe('');

    const text = lines.join('\n');
    expect(requests().length).toBeGreaterThanOrEqual(4);
    const signature = new URL(link, 'http://x').searchParams.get('signature') ?? '';
    for (const secret of [password, token, signature, code]) expect(text).not.toContain(secret);
  });

  it('has a line for each security event at any level, with a hash of the account', async () => {
    const address = '203.0.113.9';
    const logIn = (given: string, account = teacher) =>
      server.call('login', { body: { account, password: given }, address });
    await logIn(password);
    await logIn('Wrong2026');
    await logIn('Wrong2026', '13700000000');
    const events = logged().filter((line) => 'audit' in line);
    expect(events.map(({ audit, ip, msg }) => [audit, ip, msg])).toEqual([
      ['login', address, '安全事件'],
      ['login refused', address, '安全事件'],
      ['login refused', address, '安全事件'],
    ]);
    const [first, second, other] = events.map(({ account }) => account);
    expect(first).toMatch(/^[\w-]{16}$/);
    expect([second === first, other === first]).toEqual([true, false]);
    expect(lines.join('\n')).not.toContain(teacher);
  });

  it('hides secrets that are logged by mistake, and the row in a database error', () => {
    const person = { password: 'hidden-1', jwt: 'hidden-2', nickname: '周老师' };
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'hidden-3' });
    server.app.log.info({ person, token: 'hidden-4', headers: { token: 'hidden-5' }, err: error }, 'x');
    const [line] = logged();
    expect(JSON.stringify(line)).not.toContain('hidden');
    expect(line).toMatchObject({ person: { nickname: '周老师' }, err: { code: '23505' } });
  });

  it('has one line a second for what is unavailable, with how often it was', () => {
    vi.useFakeTimers();
    const unavailable = new SparseLog();
    for (const kind of ['ECONNREFUSED', 'ECONNREFUSED', 'ECONNREFUSED', '57014'])
      unavailable.warn(server.app.log, kind, '所依赖的服务暂时不可用');
    const counts = () => logged().map(({ kind, count }) => [kind, count]);
    expect(counts()).toEqual([
      ['ECONNREFUSED', undefined],
      ['57014', undefined],
    ]);
    vi.advanceTimersByTime(1_000);
    expect(counts().slice(2)).toEqual([['ECONNREFUSED', 2]]);
    vi.advanceTimersByTime(5_000);
    unavailable.warn(server.app.log, 'ECONNREFUSED', '所依赖的服务暂时不可用');
    expect(counts().slice(3)).toEqual([['ECONNREFUSED', undefined]]);
    vi.useRealTimers();
  });

  it('uses the request id of a proxy unless it could forge log lines', async () => {
    const idOf = async (given: string) => {
      const answer = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': given } });
      return String(answer.headers['x-request-id']);
    };
    expect(await idOf('proxy-7f.1')).toBe('proxy-7f.1');
    expect(requests().at(-1)?.['request_id']).toBe('proxy-7f.1');
    for (const forged of ['a b', '"x"', 'x'.repeat(200), '日志']) {
      expect(await idOf(forged)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('/readyz', () => {
  const ready = async () => (await server.app.inject({ url: '/readyz' })).statusCode;

  it('checks every dependency of the server and logs what is missing', async () => {
    expect(await ready()).toBe(200);
    isRedisAway = true;
    const answer = await server.app.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.json<Envelope>().data]).toEqual([503, { missing: ['Redis'] }]);
    expect(logged().map((line) => line['msg'])).toContain('Redis没有就绪');
    isRedisAway = false;
    expect(await ready()).toBe(200);
  });

  it('answers 503 when the folder of the files is gone, and does not make it anew', async () => {
    const files = join(server.dataDir, 'files');
    await rename(files, `${files}-away`);
    expect(await ready()).toBe(503);
    await rename(`${files}-away`, files);
    expect(await ready()).toBe(200);
  });

  it('checks once for requests at the same time', async () => {
    const before = asked;
    expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(Array<number>(20).fill(200));
    expect(asked).toBe(before + 1);
    await ready();
    expect(asked).toBe(before + 2);
  });

  it('answers 503 while the server drains, and the server still works', async () => {
    isDraining = true;
    expect(await ready()).toBe(503);
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.call('getSiteConfig')).code).toBe(200);
    isDraining = false;
  });
});

describe('/metrics', () => {
  const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.app.inject({ url: '/metrics', headers, remoteAddress });

  it('counts requests by operation and code, and not by input of the caller', async () => {
    await server.call('getBook', { body: { book_id: 999_999 } });
    await server.call('getBook', { body: {} });
    await server.app.inject({ url: '/made/up' });
    const { body, headers } = await read();
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/http_request_duration_seconds_count\{operation="getBook",code="404"\} \d/);
    expect(body).toMatch(/http_request_duration_seconds_count\{operation="getBook",code="400"\} 1/);
    expect(body).toMatch(/http_request_duration_seconds_count\{operation="unknown",code="404"\} 1/);
    expect(body).not.toContain('made');
    // Only the request for the metrics itself.
    expect(body).toMatch(/^http_requests_in_flight 1$/m);
  });

  it('shows the pool and the process', async () => {
    const { body } = await read();
    expect(body).toMatch(/^database_connections\{state="busy"\} 2$/m);
    expect(body).toMatch(/^database_connections\{state="idle"\} 3$/m);
    expect(body).toMatch(/^database_requests_waiting 1$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it('is only for this machine, and not for callers behind a proxy on it', async () => {
    expect((await read()).statusCode).toBe(200);
    const refused = [
      await read({}, '203.0.113.9'),
      await read({ 'x-forwarded-for': '203.0.113.9' }),
      await read({ forwarded: 'for=203.0.113.9' }),
    ];
    for (const answer of refused) {
      expect([answer.statusCode, answer.json<object>()]).toEqual([404, reply(404, '您访问的地址不存在')]);
    }
  });

  it('needs the token when one is configured', async () => {
    const token = 'a token for metrics';
    const guarded = await startTestServer({ config: { metricsToken: token } });
    const statusFor = async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await guarded.app.inject({ url: '/metrics', headers })).statusCode;
    };
    expect(await statusFor()).toBe(404);
    expect(await statusFor('Bearer wrong')).toBe(404);
    expect(await statusFor(`Bearer ${token}`)).toBe(200);
    await guarded.close();
  });
});
