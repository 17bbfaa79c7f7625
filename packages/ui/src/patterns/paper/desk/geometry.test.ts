import { describe, expect, it } from 'vitest';

import { inView, nextZoom, placesOf, scaleOf } from './geometry.js';

const a4 = { width: 794, height: 1123 };
const desk = { width: 844, height: 600, margin: 22, gap: 22 };

describe('the scale of a page', () => {
  it('makes a narrow page 800 px wide at 100 % and leaves a wide one as it is (spec: A4 preview zoom)', () => {
    expect(scaleOf(1, [a4], 0, desk) * a4.width).toBeCloseTo(800);
    expect(scaleOf(1, [{ width: 1600, height: 900 }], 0, desk)).toBe(1);
  });

  it('fits the widest page into the desk', () => {
    const sizes = [a4, { width: 1600, height: 900 }];
    expect(scaleOf('width', sizes, 0, desk) * 1600).toBeCloseTo(800);
    expect(scaleOf('width', [a4], 90, desk) * a4.height).toBeCloseTo(800);
  });

  it('fits a whole page into the desk', () =>
    expect(scaleOf('page', [a4], 0, desk) * a4.height).toBeCloseTo(556));

  it('draws a small picture at most at 200 %', () => {
    const wide = { ...desk, width: 4000 };
    expect(scaleOf('width', [{ width: 100, height: 100 }], 0, wide) * 100).toBeCloseTo(1600);
  });
});

describe('the steps of the zoom', () => {
  for (const [from, direction, to] of [
    [1, 1, 1.25],
    [1.06, 1, 1.25],
    [1.06, -1, 1],
    [0.5, -1, 0.5],
    [0.34, 1, 0.5],
    [2, 1, 2],
  ] as const) {
    it(`lead from ${String(from)} to ${String(to)}`, () => expect(nextZoom(from, direction)).toBe(to));
  }
});

describe('what is in view', () => {
  const places = placesOf(
    Array.from({ length: 8 }, () => ({ width: 800, height: 1000 })),
    1,
    0,
    desk,
  );

  it('is the page at the middle, and the pages near it', () => {
    expect(inView(places, 0, 600)).toEqual({ current: 0, first: 0, last: 1 });
    expect(inView(places, 2200, 600)).toEqual({ current: 2, first: 1, last: 3 });
  });

  it('is the last page at the end of the desk', () => expect(inView(places, 9000, 600).current).toBe(7));
});
