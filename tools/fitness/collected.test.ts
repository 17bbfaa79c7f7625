import { execFile } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { filesIn, root } from './repository.js';

it('runs every test file in some part of npm test', { timeout: 300_000 }, async () => {
  const script = join(import.meta.dirname, 'list-test-files.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 64 * 1024 * 1024 });
  const collected = (JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as string[]).map((file) =>
    relative(root, file).split(sep).join('/'),
  );
  const tests = filesIn('.').filter((file) => /\.(test|spec)\.(m?js|tsx?)$|\.keyboard\.tsx$/.test(file));
  expect(tests).not.toEqual([]);
  expect(tests.filter((file) => !collected.includes(file))).toEqual([]);
});
