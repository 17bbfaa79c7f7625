import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, student, teacher } from '../fixtures/people.js';
import { createTestDatabase, type TestDatabase } from '../support/databases.js';
import { endProcess, type ServerProcess, startProcess } from '../support/process.js';
import { startRedis, type TestRedis } from '../support/redis.js';

let database: TestDatabase;
let redis: TestRedis;
let folder: string;
const processes: ServerProcess[] = [];
/** Addresses of two servers that share only PostgreSQL, Redis and the files. */
let one: string;
let other: string;

beforeAll(async () => {
  [database, redis, folder] = await Promise.all([
    createTestDatabase(),
    startRedis(),
    mkdtemp(join(tmpdir(), 'inkstone-two-')),
  ]);
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    INKSTONE_SECRET: 'a secret that both processes of this test share',
    IDENTITY_SECRET: 'another secret that both processes share',
  };
  // One after the other, because the first one applies the migrations.
  one = await start(environment);
  other = await start(environment);
});
afterAll(async () => {
  for (const started of processes) await endProcess(started);
  await redis.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string>): Promise<string> {
  const started = startProcess(environment);
  processes.push(started);
  return started.address;
}

describe('two servers on one PostgreSQL and one Redis', () => {
  it('accept a code once, also when the other server has sent it', async () => {
    const account = { account: teacher, type: 1 };
    expect((await post(one, '/api/login/set_login_code', account)).code).toBe(200);
    // The wait between two codes is shared, too.
    expect((await post(other, '/api/login/set_login_code', account)).code).toBe(429);
    const withCode = { ...account, code: await sentCode(teacher) };
    expect((await post(other, '/api/login/code_login', withCode)).code).toBe(200);
    expect((await post(one, '/api/login/code_login', withCode)).code).toBe(410);
  });

  it('share the lock of an account after wrong passwords', async () => {
    const guess = { account: '13700000009', password: 'Guessed2026' };
    const tries = [one, other, one, other, one, other, one, other];
    const codes: number[] = [];
    for (const address of tries) codes.push((await post(address, '/api/login/login', guess)).code);
    const firstRefused = codes.indexOf(429);
    expect(firstRefused).toBeGreaterThan(0);
    // From then on both servers refuse.
    expect(new Set(codes.slice(firstRefused))).toEqual(new Set([429]));
  });

  it('count one download of an account a day', async () => {
    const token = await logIn(one);
    const before = await downloadCount();
    const resource = await database.db
      .selectFrom('book_resources')
      .select(['id', 'book_id', 'resource_kind_id as resource_id'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const times = 60;
    const answers = await Promise.all(
      Array.from({ length: times }, (_, index) =>
        post(index % 2 === 0 ? one : other, '/api/book/get_resource_flie', resource, token),
      ),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect((await downloadCount()) - before).toBe(1);
  });

  it('share the end of a session', async () => {
    const token = await logIn(one);
    expect((await favour(other, token)).code).toBe(200);
    const ended = await fetch(`${one}/api/login/out_login`, { headers: { token } });
    expect(((await ended.json()) as Envelope).code).toBe(200);
    expect((await favour(other, token)).code).toBe(-1);
  });
});

interface Envelope {
  code: number;
  data: unknown;
}

async function post(address: string, path: string, body: object, token = ''): Promise<Envelope> {
  const headers = { 'content-type': 'application/json', token };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Envelope;
}

async function favour(address: string, token: string): Promise<Envelope> {
  return post(address, '/api/user_favorites/add', { type: 2, content_id: 1 }, token);
}

async function logIn(address: string): Promise<string> {
  const { data } = await post(address, '/api/login/login', { account: student, password });
  return (data as { jwt: string }).jwt;
}

/** The code in the message, which is stored some time after the answer. */
async function sentCode(recipient: string): Promise<string> {
  const code = async (): Promise<string> => {
    const messages = database.db.selectFrom('outbox_messages').select('body');
    const sent = await messages.where('recipient', '=', recipient).executeTakeFirst();
    return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
  };
  await expect.poll(code).not.toBe('');
  return code();
}

async function downloadCount(): Promise<number> {
  const { sum } = await database.db
    .selectFrom('book_resources')
    .select((eb) => eb.fn.sum<string>('download_count').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
}
