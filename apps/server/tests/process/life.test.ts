import { existsSync } from 'node:fs';
import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { embeddedConnection } from '../../src/db/embedded.js';
import { createTestDatabase } from '../support/databases.js';
import { useProcesses } from '../support/process.js';

const processes = useProcesses();
const { start, databasePid } = processes;

async function config(address: string): Promise<{ icp: string }> {
  const answer = await fetch(`${address}/api/config/config`);
  return ((await answer.json()) as { data: { icp: string } }).data;
}

/** The code of an answer that reads the settings. Unlike that of `config`, it is not kept when the server has just started. */
async function introCode(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/about_us/company_intro`);
  return ((await answer.json()) as { code: number }).code;
}

describe('a server process', () => {
  it('reports its steps, serves, and stops on SIGINT and SIGTERM with code 0', async () => {
    const first = start();
    expect((await config(await first.address)).icp).toBe('示例备案号');
    expect(first.stdout()).toMatch(
      /正在创建内置数据库.*0001_schema\.sql.*正在载入演示内容.*砚台已启动.*Inkstone2026.*13800000003/s,
    );
    expect(first.stdout()).toContain('npm run outbox -w @inkstone/server');
    const secret = await stat(join(processes.folder, 'secret'));
    expect(secret.mode & 0o777).toBe(0o600);
    first.child.kill('SIGINT');
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect(first.stderr()).toBe('');
    expect(await databasePid()).toBeUndefined();

    const unfinished = join(processes.folder, 'files', '.unfinished', '0b8f4a52-7a0e-4a4d-9d5e-0f3a6c1b2d34');
    await writeFile(unfinished, 'left by a killed process');
    await utimes(unfinished, 0, 0);
    const second = start();
    expect((await config(await second.address)).icp).toBe('示例备案号');
    await expect.poll(() => existsSync(unfinished)).toBe(false);
    expect(second.stdout()).not.toContain('载入');
    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual({ code: 0, signal: null });
  });

  it('answers open requests before it stops', async () => {
    const server = start();
    const address = await server.address;
    const sockets = await processes.sockets();
    const client = new pg.Client(embeddedConnection(sockets));
    client.on('error', () => undefined); // the database closes its connection if the test fails
    await client.connect();
    await client.query('begin');
    await client.query('lock table settings in access exclusive mode');
    const answer = introCode(address);
    await untilBlocked(client);
    server.child.kill('SIGTERM');
    await untilRefused(address);
    await client.query('commit');
    await client.end();
    expect(await answer).toBe(200);
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('stops its database when a second signal aborts the shutdown', async () => {
    const server = start();
    const address = await server.address;
    const sockets = await processes.sockets();
    const client = new pg.Client(embeddedConnection(sockets));
    client.on('error', () => undefined); // the database closes its connection
    await client.connect();
    await client.query('begin');
    await client.query('lock table settings in access exclusive mode');
    const answer = introCode(address);
    answer.catch(() => undefined);
    await untilBlocked(client);
    server.child.kill('SIGTERM');
    await untilRefused(address);
    server.child.kill('SIGINT');
    expect(await server.ended).toEqual({ code: 1, signal: null });
    await expect(answer).rejects.toThrow();
    await expect.poll(databasePid).toBeUndefined();
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('stops its database when %s ends the start', async (signal, code) => {
    const server = start({ TEST_CONTENT_MISHAP: signal });
    expect(await server.ended).toEqual({ code, signal: null });
    expect(server.stderr()).toBe('');
    await expect.poll(databasePid).toBeUndefined();
  });

  it('refuses a second server on the same data with one line, and goes on serving', async () => {
    const first = start();
    const address = await first.address;
    const second = start();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.stderr()).toMatch(/^另一个进程正在使用数据文件夹 [^\n]+\n$/);
    expect((await config(address)).icp).toBe('示例备案号');
  });

  it('recovers after SIGKILL, which leaves its database running', async () => {
    const first = start();
    await first.address;
    const orphan = await databasePid();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(() => process.kill(orphan ?? 0, 0)).not.toThrow();

    const second = start();
    expect((await config(await second.address)).icp).toBe('示例备案号');
    expect(second.stdout()).toContain('已停止上次遗留的数据库进程');
    // The process id exists until the process that inherited it has collected its exit status.
    await expect.poll(() => exists(orphan ?? 0)).toBe(false);
  });

  it('shows the operator the sent codes while it runs', async () => {
    // Settings of the shell for another database server must not apply to the embedded one.
    const shell = { PGPORT: '1', PGSSLMODE: 'require' };
    const server = start({ ...shell, LOG_LEVEL: 'info' });
    const address = await server.address;
    const post = async (path: string, body: object): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${address}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { code: number }).code;
    };
    const account = { account: '13900000003', type: 1 };
    expect(await post('/api/login/set_login_code', account)).toBe(200);
    // The server answers before the message is stored.
    await expect.poll(server.stdout).toContain('发件箱有一条新消息');
    const outbox = start(shell, 'src/commands/outbox.ts');
    expect(await outbox.ended).toEqual({ code: 0, signal: null });
    const code = /短信 {2}13900000003\n.*验证码 (\d{6})/.exec(outbox.stdout())?.[1];
    expect(await post('/api/login/code_login', { ...account, code })).toBe(200);
  });

  it('runs on a database server without loading content', async () => {
    const database = await createTestDatabase('empty');
    const environment = {
      DATABASE_URL: database.url,
      INKSTONE_SECRET: 's'.repeat(32),
      IDENTITY_SECRET: 'i'.repeat(32),
    };
    const server = start(environment);
    expect((await config(await server.address)).icp).toBe('');
    expect(server.stdout()).toContain('0001_schema.sql');
    expect(server.stdout()).not.toMatch(/内置数据库|Inkstone2026/);
    expect(server.child.kill('SIGTERM')).toBe(true);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    await expect(stat(join(processes.folder, 'secret'))).rejects.toThrow(/ENOENT/);
    await database.drop();
  });
});

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits until a statement waits for the lock that the test holds. */
async function untilBlocked(client: pg.Client): Promise<void> {
  const waiting = 'select 1 from pg_locks where not granted';
  await expect.poll(async () => (await client.query(waiting)).rowCount).not.toBe(0);
}

async function untilRefused(address: string): Promise<void> {
  const isRefused = () =>
    fetch(`${address}/healthz`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused).toBe(true);
}
