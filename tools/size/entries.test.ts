import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkEntries } from './entries.mjs';

let folder: string;

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-size-'));
  const exports = {
    './parts/*': { default: './dist/parts/*/index.js' },
    './parts/*/schema': { default: './dist/parts/*/schema.js' },
    './theme': { default: './dist/theme.js' },
    './package.json': './package.json',
  };
  write('package.json', JSON.stringify({ exports }));
  for (const file of ['parts/Button/index.js', 'parts/Chart/index.js', 'parts/Chart/schema.js', 'theme.js']) {
    write(join('dist', file));
  }
  // Not an entry.
  write('dist/parts/shared/helper.js');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('checkEntries', () => {
  const budgets = { './parts/*/schema': 2, './parts/*': 6, './theme': 1 };

  it('gives every built entry the budget of the first pattern that matches', () => {
    const checks = checkEntries({ folder, budgets, provided: ['react'] });
    expect(checks.map(({ name, path, limit }) => [name, path, limit])).toEqual([
      ['./parts/Button', 'dist/parts/Button/index.js', '6 KB'],
      ['./parts/Chart', 'dist/parts/Chart/index.js', '6 KB'],
      ['./parts/Chart/schema', 'dist/parts/Chart/schema.js', '2 KB'],
      ['./theme', 'dist/theme.js', '1 KB'],
    ]);
    expect(checks.every(({ ignore }) => ignore.includes('react'))).toBe(true);
  });

  it('lets an exception replace the budget of its entry', () => {
    const exceptions = { './parts/Chart': { kb: 30, reason: 'draws with a library' } };
    const limits = checkEntries({ folder, budgets, exceptions }).map(({ limit }) => limit);
    expect(limits).toEqual(['6 KB', '30 KB', '2 KB', '1 KB']);
  });

  it('refuses an exception for an entry that is gone', () => {
    const exceptions = { './parts/Gone': { kb: 30, reason: 'drew with a library' } };
    expect(() => checkEntries({ folder, budgets, exceptions })).toThrow('./parts/Gone has an exception');
  });

  it('refuses an entry without a budget', () => {
    const { './theme': _theme, ...others } = budgets;
    expect(() => checkEntries({ folder, budgets: others })).toThrow('./theme has no budget');
  });

  it('refuses a package that is not built', () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(() => checkEntries({ folder, budgets })).toThrow("run the package's build first");
  });
});
