import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readWorkspaces } from '../setup/workspaces.mjs';
import { BIN } from '../setup/paths.mjs';
import { exists, filesIn, read, root } from './repository.js';

/** docs/decisions/0050-typed-lint.md says why it can be left out. */
const LEFT_OUT = ['no-unsafe-class-instance-assignment'];
/** Their options differ from the sets of typescript-eslint; .oxlintrc.json says why. */
const OWN = ['no-confusing-void-expression', 'no-misused-promises'];

const file: { config?: unknown; error?: unknown } = ts.parseConfigFileTextToJson(
  '.oxlintrc.json',
  read('.oxlintrc.json'),
);
const { rules } = file.config as { rules: Record<string, unknown> };
const plugin = tseslint.plugin as unknown as {
  rules: Record<string, { meta: { docs?: { requiresTypeChecking?: boolean } } } | undefined>;
};

async function linted(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(join(BIN, 'oxlint'), ['--debug=files'], { cwd: root });
  return stdout.trim().split('\n').toSorted();
}

it('has every rule of typescript-eslint that needs types, with its options', () => {
  expect(file.error).toBeUndefined();
  const sets = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked];
  const chosen = Object.entries(Object.assign({}, ...sets.map((set) => set.rules ?? {})) as object)
    .filter(([name]) => name.startsWith('@typescript-eslint/'))
    .map(([name, level]: [string, unknown]) => [name.replace('@typescript-eslint/', ''), level] as const)
    .filter(([name]) => plugin.rules[name]?.meta.docs?.requiresTypeChecking === true);
  expect(chosen.length).toBeGreaterThan(40);
  const missing = chosen.filter(([name]) => !(`typescript/${name}` in rules)).map(([name]) => name);
  expect(missing).toEqual(LEFT_OUT);
  for (const [name, level] of chosen) {
    if (![...LEFT_OUT, ...OWN].includes(name)) expect(rules[`typescript/${name}`], name).toEqual(level);
  }
});

it('reads the files that ESLint reads', async () => {
  const eslint = new ESLint({ cwd: root });
  const code = filesIn('.').filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const ignored = await Promise.all(code.map((file) => eslint.isPathIgnored(join(root, file))));
  // Separate projects, whose types are checked where they are built (e2e).
  const expected = code.filter((file, index) => ignored[index] === false && !file.startsWith('examples/'));
  expect(await linted()).toEqual(expected);
});

it('reads only files of a program, so that each has its compiler options and its types are checked', async () => {
  const folders = ['', '.storybook', 'apps/site/src/app/worker', ...readWorkspaces(root).keys()];
  const files = folders
    .map((folder) => join(folder, 'tsconfig.json'))
    .filter((path) => exists(path))
    .flatMap((path) => {
      const source: unknown = ts.parseConfigFileTextToJson(path, read(path)).config;
      return ts.parseJsonConfigFileContent(source, ts.sys, join(root, path, '..')).fileNames;
    });
  const known = new Set(files);
  expect((await linted()).filter((file) => !known.has(join(root, file)))).toEqual([]);
});
