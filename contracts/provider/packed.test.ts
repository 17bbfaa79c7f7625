import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { certifyFrom } from './command.js';

const run = promisify(execFile);
const ours = fileURLToPath(new URL('..', import.meta.url));

let elsewhere: string;
let unpacked: string;

/** Packed as `npm publish` does it, without building again, and unpacked in a folder that has nothing of this repository but the engine. */
beforeAll(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'inkstone-packed-'));
  const npm = process.env['npm_execpath'];
  const [command, ...args] = npm === undefined ? ['npm'] : [process.execPath, npm];
  await run(command, [...args, 'pack', '--pack-destination', elsewhere, '--silent', '--ignore-scripts'], {
    cwd: ours,
  });
  const [tarball = ''] = await readdir(elsewhere);
  await run('tar', ['-xzf', tarball], { cwd: elsewhere });
  unpacked = join(elsewhere, 'package');
  const engine = join(elsewhere, 'node_modules/@pact-foundation/pact-core');
  await mkdir(dirname(engine), { recursive: true });
  await symlink(join(ours, '../node_modules/@pact-foundation/pact-core'), engine, 'dir');
});

afterAll(() => rm(elsewhere, { recursive: true, force: true }));

it('the package contains the command, the pact and the documents for backend teams, and nothing else', async () => {
  const names = (await readdir(unpacked)).toSorted();
  expect(names).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'STATES.md',
    'dist',
    'examples',
    'package.json',
  ]);
  expect(await readdir(join(unpacked, 'dist'))).toEqual(expect.arrayContaining(['main.js', 'pact.json']));
});

it('the package says that it has no reference server', async () => {
  const ended = await certifyFrom(unpacked, 'serve-reference');
  expect(ended.err).toContain('安装包里没有参考服务端');
  expect(ended.code).toBe(2);
});

it('the package runs without the repository', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"code":-1,"msg":"当前用户未登录","data":null}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const ended = await certifyFrom(unpacked, 'verify', '--base-url', url, '--only', 'getUnreadCount');
  server.close();
  expect(ended.out).toContain('1 项通过，0 项失败，3 项未运行');
  expect(ended.code).toBe(3);
});
