import { expect, it } from 'vitest';

import { hundreds, positionOf } from './score-scale.js';

it('places a score between the start and the full marks', () => {
  expect(positionOf(100, 750)).toBe(0);
  expect(positionOf(425, 750)).toBe(50);
  expect(positionOf(750, 750)).toBe(100);
});

it('keeps a score within the ruler that is beyond its ends', () => {
  expect(positionOf(40, 750)).toBe(0);
  expect(positionOf(900, 660)).toBe(100);
});

it('numbers the whole hundreds', () => {
  expect(hundreds(660)).toEqual([100, 200, 300, 400, 500, 600]);
  expect(hundreds(900).at(-1)).toBe(800);
});
