import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useProcesses } from '../support/process.js';

const processes = useProcesses();
const { databasePid } = processes;

/** @param mishap what goes wrong while the content is loaded */
const start = (mishap?: string) =>
  processes.start(mishap === undefined ? {} : { TEST_CONTENT_MISHAP: mishap });

async function icp(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/config/config`);
  return ((await answer.json()) as { data: { icp: string } }).data.icp;
}

describe('the process that loads the demonstration content', () => {
  it('shows its progress on the terminal of the server', async () => {
    const server = start();
    await server.address;
    expect(server.stdout()).toMatch(/正在载入演示内容……\n {2}写入数据 2\/2\n[^]*砚台已启动/);
    expect(server.stderr()).toBe('');
  });

  it('is not started by an installation without that content, which serves an empty site', async () => {
    const server = processes.start({ TEST_CONTENT: 'none' });
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
    expect(await readFile(join(processes.folder, 'files', 'public', 'note.txt'), 'utf8')).toBe('note');
  });
});
