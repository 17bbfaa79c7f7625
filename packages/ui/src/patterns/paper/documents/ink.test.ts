import { describe, expect, it } from 'vitest';

import { findInk, WHOLE } from './ink.js';

const size = { width: 100, height: 200 };

/** A white page with grey rectangles: left, top, width, height in pixels. */
function drawn(...boxes: [number, number, number, number][]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * size.width * size.height).fill(255);
  for (const [left, top, width, height] of boxes) {
    for (let row = top; row < top + height; row += 1) {
      const from = 4 * (row * size.width + left);
      pixels.fill(40, from, from + 4 * width);
    }
  }
  return pixels;
}

describe('the ink of a page', () => {
  it('is what lies between the margins, with a little space around it', () => {
    const ink = findInk(drawn([15, 40, 30, 10], [40, 60, 45, 100]), size);
    expect(ink.left).toBeCloseTo(0.13);
    expect(ink.left + ink.width).toBeCloseTo(0.87);
    expect(ink.top).toBeCloseTo(0.18);
    expect(ink.top + ink.height).toBeCloseTo(0.82);
  });

  it('is without specks of dust', () => {
    const ink = findInk(drawn([15, 40, 70, 100], [2, 3, 1, 1]), size);
    expect(ink.left).toBeCloseTo(0.13);
    expect(ink.top).toBeCloseTo(0.18);
  });

  it('is never narrower than 60 % of the page', () => {
    expect(findInk(drawn([0, 10, 5, 5]), size)).toMatchObject({ left: 0, width: 0.6 });
    const inTheMiddle = findInk(drawn([48, 10, 4, 5]), size);
    expect(inTheMiddle.left).toBeCloseTo(0.2);
    expect(inTheMiddle.width).toBeCloseTo(0.6);
    const atTheRight = findInk(drawn([95, 10, 5, 5]), size);
    expect(atTheRight.left).toBeCloseTo(0.4);
    expect(atTheRight.width).toBeCloseTo(0.6);
  });

  it('is the whole page where nothing is drawn', () => expect(findInk(drawn(), size)).toEqual(WHOLE));
});
