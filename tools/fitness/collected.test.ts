import { execFile } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { exists, filesIn, root } from './house.js';

const run = promisify(execFile);
const bin = join(root, 'node_modules/.bin');

/** The files that a vitest run with these arguments would execute. */
async function vitestFiles(folder: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await run(join(bin, 'vitest'), ['list', '--filesOnly', '--json', ...args], {
    cwd: join(root, folder),
  });
  return (JSON.parse(stdout) as { file: string }[]).map(({ file }) =>
    relative(root, file).split(sep).join('/'),
  );
}

interface Suite {
  file: string;
  suites?: Suite[];
}

async function playwrightFiles(): Promise<string[]> {
  if (!exists('e2e/playwright.config.ts')) return [];
  const { stdout } = await run(
    join(bin, 'playwright'),
    ['test', '--list', '--reporter=json', '--config', 'e2e/playwright.config.ts'],
    {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { suites, config } = JSON.parse(stdout) as { suites: Suite[]; config: { rootDir: string } };
  return suites.map(({ file }) => relative(root, join(config.rootDir, file)).split(sep).join('/'));
}

it('runs every test file there is, in some part of npm test', { timeout: 60_000 }, async () => {
  const lists = await Promise.all([
    vitestFiles('tools', '--config', 'test/unit.config.ts'),
    vitestFiles('tools', '--config', 'test/start.config.ts'),
    vitestFiles('tools', '--config', 'test/published.config.ts'),
    vitestFiles('tools/new'),
    vitestFiles('apps/server'),
    vitestFiles('contracts'),
    vitestFiles('contracts', '--config', 'specmatic/vitest.config.ts'),
    playwrightFiles(),
  ]);
  const collected = new Set(lists.flat());
  const tests = filesIn('.').filter((file) => /\.(test|spec)\.(m?js|tsx?)$/.test(file));
  expect(tests.filter((file) => !collected.has(file))).toEqual([]);
});
