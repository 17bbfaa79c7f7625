import { expect, it } from 'vitest';

import { sampleScoreLines } from './samples.js';
import { nextSorting, sortedLines, type SortColumn } from './sorting.js';

function sortedBy(column: SortColumn, order: 'ascending' | 'descending') {
  return sortedLines(sampleScoreLines, { column, order }).map((line) => line[column]);
}

it('keeps the given order without a sorting', () =>
  expect(sortedLines(sampleScoreLines, undefined)).toEqual(sampleScoreLines));

it('sorts by figures in both orders', () => {
  expect(sortedBy('score', 'descending')).toEqual([520, 520, 435, 425, 325, 310, 180]);
  expect(sortedBy('score', 'ascending')).toEqual([180, 310, 325, 425, 435, 520, 520]);
  expect(sortedBy('year', 'ascending').at(0)).toBe('2025');
});

it('leaves lines without a value last in both orders', () => {
  expect(sortedBy('ranking', 'ascending')).toEqual([61_000, 64_000, 86_000, 90_000, 200_000, null, null]);
  expect(sortedBy('professional', 'descending')).toEqual([186, 183, null, null, null, null, null]);
});

it('leaves equal lines in the given order', () => {
  const years = sortedLines(sampleScoreLines, { column: 'score', order: 'descending' });
  expect(years.slice(0, 2).map(({ year }) => year)).toEqual(['2026', '2025']);
});

it('goes from the largest first to the smallest first and back to the given order', () => {
  const first = nextSorting(undefined, 'score');
  expect(first).toEqual({ column: 'score', order: 'descending' });
  const second = nextSorting(first, 'score');
  expect(second).toEqual({ column: 'score', order: 'ascending' });
  expect(nextSorting(second, 'score')).toBeUndefined();
  expect(nextSorting(second, 'year')).toEqual({ column: 'year', order: 'descending' });
});
