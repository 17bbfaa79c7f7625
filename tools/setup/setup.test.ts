import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sourcesStamp } from './build.mjs';
import { findCommand } from './commands.mjs';
import { SetupError } from './fail.mjs';
import { isInstalled } from './install.mjs';
import { ensureNeeds, NEEDS } from './needs.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: unknown = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('isInstalled', () => {
  const lock = (packages: object) => ({ packages: { '': { version: '1.0.0' }, ...packages } });
  const wanted = lock({
    'packages/ui': { version: '0.1.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/turbo-windows': { version: '2.0.0', optional: true },
  });

  it('is false before the first install and after an interrupted one', () => {
    write('package-lock.json', wanted);
    expect(isInstalled(folder)).toBe(false);
  });

  it('is true when the versions match, even without the packages of other platforms', () => {
    write('package-lock.json', wanted);
    write('node_modules/.package-lock.json', lock({ 'node_modules/react': { version: '19.0.0' } }));
    expect(isInstalled(folder)).toBe(true);
  });

  it('is false when the lock file has another version', () => {
    write('package-lock.json', wanted);
    write('node_modules/.package-lock.json', lock({ 'node_modules/react': { version: '18.0.0' } }));
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('sourcesStamp', () => {
  beforeEach(() => {
    write('packages/ui/src/Button.tsx', 'button');
    write('packages/ui/src/Button.test.tsx', 'test');
  });

  it('does not change with tests, outputs or installed packages', () => {
    const before = sourcesStamp(folder);
    write('packages/ui/src/Button.test.tsx', 'another test');
    write('packages/ui/dist/Button.js', 'built');
    write('packages/ui/node_modules/react/index.js', 'installed');
    expect(sourcesStamp(folder)).toBe(before);
  });

  it('changes with the content, the time and the set of source files, and with VITE_ variables', () => {
    const stamps = [sourcesStamp(folder)];
    write('packages/ui/src/Button.tsx', 'another button');
    stamps.push(sourcesStamp(folder));
    utimesSync(join(folder, 'packages/ui/src/Button.tsx'), 1, 1);
    stamps.push(sourcesStamp(folder));
    write('openapi/openapi.yaml');
    stamps.push(sourcesStamp(folder));
    stamps.push(sourcesStamp(folder, { VITE_API_BASE: 'https://api.example.cn' }));
    expect(new Set(stamps).size).toBe(5);
  });
});

describe('ensureNeeds', () => {
  const need = (title: string, isMet: boolean) => ({
    title,
    isMet: () => isMet,
    packages: [title.toLowerCase()],
    elsewhere: `${title} 请另行安装`,
  });

  it('does nothing when every program is installed', async () => {
    const table = { ...NEEDS, browser: need('Chromium', true), redis: need('Redis', true) };
    await expect(ensureNeeds(['browser', 'redis'], table)).resolves.toBeUndefined();
  });

  it('names what to install when the user is not root', async () => {
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1000);
    const table = { ...NEEDS, browser: need('Chromium', false), redis: need('Redis', false) };
    await expect(ensureNeeds(['redis', 'browser', 'redis'], table)).rejects.toThrow(
      new SetupError(
        '测试需要 Redis、Chromium：Debian 上请运行 sudo apt-get install redis chromium；Redis 请另行安装；Chromium 请另行安装。',
      ),
    );
    getuid.mockRestore();
  });

  it('has packages and Chinese texts for every program', () => {
    for (const { title, packages, elsewhere } of Object.values(NEEDS)) {
      expect(packages).not.toEqual([]);
      expect(title + elsewhere).toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('findCommand', () => {
  it('finds only executable files on the PATH', () => {
    write('program', '#!/bin/sh');
    vi.stubEnv('PATH', folder);
    expect(findCommand(['program'])).toBeUndefined();
    chmodSync(join(folder, 'program'), 0o755);
    expect(findCommand(['none', 'program'])).toBe(join(folder, 'program'));
    vi.unstubAllEnvs();
  });
});

describe('refuseOldNode', () => {
  const module = pathToFileURL(join(import.meta.dirname, 'old-node.mjs')).href;
  const pretend = (version: string) =>
    `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
     import('${module}').then((m) => { m.refuseOldNode(); console.log('continues'); });`;

  it.each(['16.20.2', '18.20.8', '20.18.3'])('exits on Node %s with one line and code 1', (version) => {
    expect(() => execFileSync(process.execPath, ['--eval', pretend(version)], { stdio: 'pipe' })).toThrow(
      expect.objectContaining({
        status: 1,
        stderr: Buffer.from(`砚台需要 Node 20.19 或更高版本，当前是 ${version}。请升级 Node 后重试。\n`),
      }),
    );
  });

  it.each(['20.19.0', '22.0.0', '24.21.0'])('continues on Node %s', (version) => {
    expect(execFileSync(process.execPath, ['--eval', pretend(version)], { encoding: 'utf8' })).toBe(
      'continues\n',
    );
  });
});

describe('exitWith', () => {
  it('prints one line for a folder that cannot be written', () => {
    const module = pathToFileURL(join(import.meta.dirname, 'fail.mjs')).href;
    const program = `import { exitWith } from '${module}';
      const failure = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: '/srv/inkstone' });
      await exitWith(() => Promise.reject(failure));`;
    const result = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
    });
    expect(result.status).toBe(1);
    expect(result.stderr).toBe('无法写入 /srv/inkstone（EROFS），请检查文件夹的权限和磁盘空间。\n');
  });
});
