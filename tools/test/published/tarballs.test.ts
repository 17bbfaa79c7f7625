import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installCommand, pack, publishedPackages, type Published } from '../../pack/pack.js';
import { ROOT } from '../../setup/paths.mjs';

const packages = await publishedPackages();

let folder: string;
let tarballs: Map<string, string>;

/** Where the package is unpacked. */
function contentsOf({ name }: Published): string {
  return join(folder, name, 'package');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-packed-'));
  tarballs = await pack(
    packages.map(({ name }) => name),
    folder,
  );
  for (const [name, tarball] of tarballs) {
    await mkdir(join(folder, name), { recursive: true });
    await promisify(execFile)('tar', ['-xzf', tarball, '-C', join(folder, name)]);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('packs what other projects install', () => {
  expect([...tarballs.keys()].toSorted()).toEqual([
    '@inkstone/api',
    '@inkstone/contracts',
    '@inkstone/forms',
    '@inkstone/ui',
  ]);
});

it('prints a command that installs the packages with the libraries that they expect', () => {
  const command = installCommand(
    [
      { name: '@inkstone/api', peerDependencies: { react: '^19.0.0' } },
      { name: '@inkstone/ui', peerDependencies: { react: '^19.2.0', 'styled-components': '^6.1.0' } },
    ],
    new Map([['@inkstone/api', '/tmp/my packages/api.tgz']]),
  );
  expect(command).toBe(
    'npm install "/tmp/my packages/api.tgz" "@inkstone/ui" "react@^19.2.0" "styled-components@^6.1.0"',
  );
});

describe.each(packages)('$name', (published) => {
  it('contains the licence of the repository', async () => {
    const licence = await readFile(join(contentsOf(published), 'LICENSE'), 'utf8');
    expect(licence).toBe(await readFile(join(ROOT, 'LICENSE'), 'utf8'));
  });

  it('contains every file that a source map leads to', async () => {
    const contents = contentsOf(published);
    const missing: string[] = [];
    for (const map of globSync('dist/**/*.map', { cwd: contents })) {
      const { sources } = JSON.parse(await readFile(join(contents, map), 'utf8')) as { sources: string[] };
      for (const source of sources) {
        const path = join(dirname(map), source);
        if (globSync(path, { cwd: contents }).length === 0) missing.push(`${map} → ${path}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('is built before npm packs or publishes it', async () => {
    const manifest = await readFile(join(contentsOf(published), 'package.json'), 'utf8');
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    expect(scripts['prepack']).toContain(`run build --filter=${published.name}`);
  });

  it('contains no tests and no stories', () => {
    expect(globSync('**/*.{test,stories,keyboard}.*', { cwd: contentsOf(published) })).toEqual([]);
  });
});

it.each([
  ['@inkstone/api', 'dist/client.js', 'src/client.ts'],
  ['@inkstone/forms', 'dist/login/LoginForm.js', 'src/login/LoginForm.tsx'],
  ['@inkstone/ui', 'dist/theme/ThemeRoot.js', 'src/theme/ThemeRoot.tsx'],
])('%s leads from %s to %s', async (name, module, source) => {
  const text = await readFile(join(folder, name, 'package', `${module}.map`), 'utf8');
  const { sources } = JSON.parse(text) as { sources: string[] };
  expect(sources.map((path) => join(dirname(module), path))).toEqual([source]);
});
