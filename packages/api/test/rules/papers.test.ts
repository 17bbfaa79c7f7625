import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { previewFiles, previewPages, togglePaperOrder, type PaperOrder } from '../../src/rules/index.js';

describe('a preview (spec: A4 preview pages, A9 preview)', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 3],
    [8, 6],
    [100, 75],
  ])('of %d pages shows %d', (total, shown) => expect(previewPages(total)).toBe(shown));

  it('is of whole files where the backend does not say how long they are', () => {
    expect(previewFiles({ url: '/files/1.pdf?signature=1' })).toEqual([
      { url: '/files/1.pdf?signature=1', pageCount: undefined },
    ]);
  });

  it('shows at most three quarters, and no fewer pages of a longer file', () => {
    assert(
      property(integer({ min: 0, max: 1_000_000 }), (total) => {
        const shown = previewPages(total);
        expect(shown * 4).toBeLessThanOrEqual(total * 3);
        expect((shown + 1) * 4).toBeGreaterThan(total * 3);
        expect(previewPages(total + 1)).toBeGreaterThanOrEqual(shown);
      }),
    );
  });
});

describe('最新上传 and 下载最多', () => {
  const none: PaperOrder = { is_new: 0, is_recommended: 0 };

  it('uncheck each other (spec: A4 newest or most downloaded)', () => {
    const newest = togglePaperOrder(none, 'is_new');
    expect(newest).toEqual({ is_new: 1, is_recommended: 0 });
    expect(togglePaperOrder(newest, 'is_recommended')).toEqual({ is_new: 0, is_recommended: 1 });
    expect(togglePaperOrder(newest, 'is_new')).toEqual(none);
  });

  it('are never both checked', () => {
    assert(
      property(array(constantFrom('is_new' as const, 'is_recommended' as const)), (clicks) => {
        const order = clicks.reduce(togglePaperOrder, none);
        expect(order.is_new + order.is_recommended).toBeLessThanOrEqual(1);
        const last = clicks.at(-1);
        const before = clicks.slice(0, -1).reduce(togglePaperOrder, none);
        if (last !== undefined) expect(order[last]).toBe(1 - before[last]);
      }),
    );
  });
});
