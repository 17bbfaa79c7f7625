import { expect, it } from 'vitest';
import { choose } from './main.mjs';
import { PARTS } from './parts.mjs';
import { summary } from './summary.mjs';

it('runs all parts', () => {
  expect(choose([])).toEqual(PARTS);
});

it('runs named parts in their own order', () => {
  expect(choose(['--only', 'stories,unit']).map((part) => part.name)).toEqual(['unit', 'stories']);
});

it('lists the parts when one is unknown', () => {
  expect(() => choose(['--only', 'unti'])).toThrow(/没有名为 unti 的部分.*knip,unit,visual/);
  expect(() => choose(['--only'])).toThrow(/^用法/);
  expect(() => choose(['--onyl', 'unit'])).toThrow(/^用法/);
});

it('names unstable tests, and ends with the totals alone on the last line', () => {
  const [part] = PARTS;
  if (part === undefined) throw new Error('no parts');
  const text = summary([
    { part, seconds: 12.4, counts: { passed: 10, failed: 0, skipped: 1, failures: [], unstable: ['c'] } },
    { part, seconds: 3, counts: { passed: 5, failed: 2, skipped: 0, failures: ['a', 'b'], unstable: [] } },
  ]);
  expect(text.split('\n').slice(-5)).toEqual([
    '',
    '第二次才通过，须找出原因：',
    '  ! c',
    '15 passed, 2 failed, 1 skipped',
    '',
  ]);
});
