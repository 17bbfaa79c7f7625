import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from '../support/process.js';

let folder: string;
let busy: Server;
let busyPort: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-start-'));
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'file'), '');
  busy = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => busy.once('listening', resolve));
  const address = busy.address();
  busyPort = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  await new Promise((resolve) => busy.close(resolve));
  await rm(folder, { recursive: true });
});

const secret = 's'.repeat(32);

/** The message of a failed start: one line on stderr, nothing on stdout, code 1. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const started = startProcess({ DATA_DIR: join(folder, 'data'), ...environment });
  expect(await started.ended).toEqual({ code: 1, signal: null });
  expect(started.stdout()).toBe('');
  expect(started.stderr()).toMatch(/^[^\n]+\n$/);
  return started.stderr().trim();
}

describe('a failed start gives the reason in one line', () => {
  it('a port in use, before any long step', async () => {
    expect(await refusal({ PORT: String(busyPort) })).toBe(
      `端口 ${String(busyPort)} 已被占用，请停止占用它的程序，或用 PORT 换一个端口。`,
    );
    await expect(stat(join(folder, 'data'))).rejects.toThrow(/ENOENT/);
  });

  it('an address of another machine', async () => {
    expect(await refusal({ HOST: '203.0.113.1' })).toBe('无法监听地址 203.0.113.1，请检查 HOST。');
  });

  it('a data folder that is not writable', async () => {
    expect(await refusal({ DATA_DIR: join(folder, 'file', 'data') })).toMatch(
      /^无法写入数据文件夹 .*（ENOTDIR）/,
    );
  });

  it('a database server that does not answer', async () => {
    const DATABASE_URL = `postgresql://someone:hidden@127.0.0.1:1/inkstone`;
    const line = await refusal({ DATABASE_URL, INKSTONE_SECRET: secret, IDENTITY_SECRET: secret });
    expect(line).toMatch(/^无法连接数据库：.*请检查 DATABASE_URL。$/);
    expect(line).not.toContain('hidden');
  });

  it('a Node that is too old, before any module that needs a newer one is loaded', async () => {
    const preload =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })";
    const started = startProcess({}, 'src/server.ts', [
      '--import',
      `data:text/javascript,${encodeURIComponent(preload)}`,
    ]);
    expect(await started.ended).toEqual({ code: 1, signal: null });
    expect(started.stderr()).toMatch(/^Node\.js 20\.19\.0 太旧，[^\n]+\n$/);
  });

  it('a database server without a secret', async () => {
    const line = await refusal({ DATABASE_URL: 'postgresql://someone@127.0.0.1:1/inkstone' });
    expect(line).toMatch(/^使用 DATABASE_URL 时必须通过 INKSTONE_SECRET /);
  });
});
