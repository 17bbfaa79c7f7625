import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reachableBinaries } from '../src/binaries.js';
import { connectionTo, fastAndLossy, startEmbeddedPostgres } from '../src/cluster.js';
import { readPid } from '../src/orphan.js';
import { existingPlace } from '../src/place.js';
import { canReach, findServiceAccount } from '../src/service-account.js';

const name = 'probe';
const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-embedded-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function query(socketFolder: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connectionTo(name, socketFolder));
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

function start(dataDir: string, steps: string[] = []) {
  return startEmbeddedPostgres({
    name,
    dataDir,
    extraSettings: fastAndLossy,
    onStep: (step) => steps.push(step),
  });
}

describe('the embedded PostgreSQL', () => {
  it('listens only on a socket in its own folder, and keeps its data', async () => {
    const first = await start(folder);
    expect((await stat(first.socketFolder)).mode & 0o777).toBe(0o700);
    expect(await query(first.socketFolder, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    await query(first.socketFolder, 'create table kept (id integer)');
    await first.stop();

    const again = await start(folder);
    expect(await query(again.socketFolder, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
    await again.stop();
  });

  it('indexes Chinese words', async () => {
    const postgres = await start(folder);
    await query(postgres.socketFolder, 'create extension pg_trgm');
    const [row] = await query(postgres.socketFolder, "select cardinality(show_trgm('高中数学')) as n");
    expect(row).toEqual({ n: 5 });
    await postgres.stop();
  });

  it('refuses a second server on the same folder with a message of one line', async () => {
    const first = await start(folder);
    await expect(start(folder)).rejects.toThrow(/^另一个进程正在使用数据文件夹 .*$/);
    expect(await query(first.socketFolder, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  it('starts when its pid and lock files name a process that is not PostgreSQL', async () => {
    await (await start(folder)).stop();
    const { cluster, sockets } = await existingPlace({ name, dataDir: folder });
    for (const file of [join(cluster, 'postmaster.pid'), join(sockets, '.s.PGSQL.5432.lock')]) {
      await writeFile(file, `${String(process.pid)}\n${cluster}\n`);
    }
    const again = await start(folder);
    expect(await readPid(join(cluster, 'postmaster.pid'))).not.toBe(process.pid);
    await again.stop();
  });

  it('puts the socket into a folder with a short path when the path of the data folder is long', async () => {
    const long = join(folder, '数据'.repeat(15), '数据'.repeat(15));
    await mkdir(long, { recursive: true });
    const postgres = await start(long);
    expect(Buffer.byteLength(postgres.socketFolder)).toBeLessThan(100);
    expect(await query(postgres.socketFolder, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    await rm(postgres.socketFolder, { recursive: true });
  });
});

describe.runIf(isRoot)('as root', () => {
  it('moves the database out of a home folder of mode 700 and remembers the place', async () => {
    const home = join(folder, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'clone', '.data');
    await mkdir(dataDir, { recursive: true });
    const steps: string[] = [];
    const first = await start(dataDir, steps);
    const place = await existingPlace({ name, dataDir });
    expect(place.folder).toMatch(/^\/var\/lib\/probe\/[0-9a-f]{12}$/);
    expect(steps.join('\n')).toContain(place.folder);
    await query(first.socketFolder, 'create table kept (id integer)');
    await first.stop();

    // The home folder is readable now. The data must stay where it is.
    await chmod(home, 0o755);
    const again = await start(dataDir);
    expect(await query(again.socketFolder, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
    await again.stop();
    await rm(dirname(place.folder), { recursive: true });
  });

  it('copies the programs out of an installation that the service account cannot read', async () => {
    const account = await findServiceAccount();
    if (account === undefined) throw new Error('root must have a service account');
    const hidden = join(folder, 'home', 'package');
    await mkdir(join(hidden, 'native', 'bin'), { recursive: true });
    await writeFile(join(hidden, 'package.json'), '{"version":"1.2.3"}');
    for (const name of ['postgres', 'initdb']) {
      await writeFile(join(hidden, 'native', 'bin', name), '#!/bin/sh\necho started\n', { mode: 0o700 });
    }
    await chmod(join(folder, 'home'), 0o700);
    const bin = join(hidden, 'native', 'bin');
    const binaries = { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
    const shared = join(folder, 'shared');
    const umask = process.umask(0o077);
    const copied = await reachableBinaries(binaries, account, shared).finally(() => process.umask(umask));
    expect(copied.postgres).toBe(join(shared, 'postgresql-1.2.3', 'bin', 'postgres'));
    expect(execFileSync(copied.postgres, { ...account, cwd: '/' }).toString()).toBe('started\n');
    expect(await reachableBinaries(copied, account, shared)).toBe(copied);
    expect(await canReach(account, hidden)).toBe(false);
  });
});

describe('a temporary cluster', () => {
  it('leaves no process behind when it stops', async () => {
    const postgres = await start(folder);
    const { cluster } = await existingPlace({ name, dataDir: folder });
    const pid = await readPid(join(cluster, 'postmaster.pid'));
    await postgres.stop();
    expect(() => process.kill(pid ?? 0, 0)).toThrow(/ESRCH/);
    await expect(readFile(join(cluster, 'postmaster.pid'))).rejects.toThrow(/ENOENT/);
  });
});
