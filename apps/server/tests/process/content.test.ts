import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existingPlace, readPid } from '@inkstone/embedded-postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseName } from '../../src/db/embedded.js';
import { endProcess, removeFolder, type ServerProcess, startProcess } from '../support/process.js';

let folder: string;
const started: ServerProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-content-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const one of started.splice(0)) await endProcess(one);
  await removeFolder(folder);
});

/** @param mishap what goes wrong while the content is loaded */
function start(mishap?: string): ServerProcess {
  return startWith(mishap === undefined ? {} : { TEST_CONTENT_MISHAP: mishap });
}

function startWith(environment: Record<string, string>): ServerProcess {
  const one = startProcess({ DATA_DIR: folder, ...environment });
  started.push(one);
  return one;
}

async function icp(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/config/config`);
  return ((await answer.json()) as { data: { icp: string } }).data.icp;
}

async function databasePid(): Promise<number | undefined> {
  return readPid(
    join((await existingPlace({ name: databaseName, dataDir: folder })).cluster, 'postmaster.pid'),
  );
}

describe('the process that loads the demonstration content', () => {
  it('shows its progress on the terminal of the server', async () => {
    const server = start();
    await server.address;
    expect(server.stdout()).toMatch(/正在载入演示内容……\n {2}写入数据 2\/2\n[^]*砚台已启动/);
    expect(server.stderr()).toBe('');
  });

  it('is not started by an installation without that content, which serves an empty site', async () => {
    const server = startWith({ TEST_CONTENT: 'none' });
    expect(await icp(await server.address)).toBe('');
    expect(server.stdout()).toContain('没有演示内容（没有 demo 文件夹），网站是空的');
    expect(server.stdout()).not.toContain('演示账号');
  });

  it.each([
    ['a problem that the operator can solve', 'refusal', /^演示内容不完整。\n$/],
    [
      'a fault',
      'fault',
      /^RangeError: no such picture\n {4}at [^]*\n载入演示内容的进程意外结束（1），[^\n]+\n$/,
    ],
    ['a crash', 'crash', /^载入演示内容的进程意外结束（SIGKILL），[^\n]+\n$/],
  ])('fails the start after %s and leaves no rows', async (_title, mishap, message) => {
    const failed = start(mishap);
    expect(await failed.ended).toEqual({ code: 1, signal: null });
    expect(failed.stderr()).toMatch(message);
    await expect.poll(databasePid).toBeUndefined();

    const second = start();
    expect(await icp(await second.address)).toBe('示例备案号');
    expect(second.stdout()).toContain('正在载入演示内容');
  });

  it('ends with a killed server, and the next start loads the content again', async () => {
    const first = start('SIGKILL');
    // Its output is closed when the loading process, which shares it, has ended too.
    expect((await first.ended).signal).toBe('SIGKILL');
    const second = start();
    expect(await icp(await second.address)).toBe('示例备案号');
    expect(second.stdout()).toContain('正在载入演示内容');
    expect(await readFile(join(folder, 'files', 'public', 'note.txt'), 'utf8')).toBe('note');
  });
});
