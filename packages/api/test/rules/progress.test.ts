import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { overallPercent, progressPercent } from '../../src/rules/index.js';

describe('progress', () => {
  it.each([
    [0, 8, 0],
    [4, 8, 50],
    [29, 100, 29],
    [999_999, 1_000_000, 99],
    [8, 8, 100],
    [9, 8, 100],
    [5, 0, 0],
  ])('%d of %d is %d %%', (received, total, percent) =>
    expect(progressPercent(received, total)).toBe(percent),
  );

  it('never decreases, and ends at 100', () => {
    assert(
      property(integer({ min: 1 }), integer({ min: 0 }), integer({ min: 0 }), (total, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(progressPercent(less, total)).toBeLessThanOrEqual(progressPercent(more, total));
        expect(progressPercent(total, total)).toBe(100);
      }),
    );
  });

  it('of several files is 100 only when each is', () => {
    expect(overallPercent([100, 50])).toBe(75);
    expect(overallPercent([100, 99])).toBe(99);
    expect(overallPercent([100, 100])).toBe(100);
    expect(overallPercent([])).toBe(0);
  });

  it('of several files is between the lowest and the highest', () => {
    assert(
      property(array(integer({ min: 0, max: 100 }), { minLength: 1 }), (parts) => {
        const overall = overallPercent(parts);
        expect(overall).toBeGreaterThanOrEqual(Math.min(...parts));
        expect(overall).toBeLessThanOrEqual(Math.max(...parts));
      }),
    );
  });
});
