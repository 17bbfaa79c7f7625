import { expect, it } from 'vitest';
import { intervalOfMedian, median, quantileOf } from '../../src/bench/pairs.js';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('the interval of a median is between the ranks of the sign test', () => {
  expect(intervalOfMedian(upTo(6))).toEqual({ low: 1, high: 6 });
  expect(intervalOfMedian(upTo(20).toReversed())).toEqual({ low: 6, high: 15 });
  expect(intervalOfMedian(upTo(40))).toEqual({ low: 14, high: 27 });
});

it('five values say nothing about their median with 95 %', () => {
  expect(intervalOfMedian(upTo(5))).toEqual({ low: -Infinity, high: Infinity });
});

it('a median and a quantile are of all values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(quantileOf(upTo(1000), 0.99)).toBe(991);
});
