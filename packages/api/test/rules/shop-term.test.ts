import { describe, expect, it } from 'vitest';

import { reviewDay, shopTerm } from '../../src/rules/index.js';

const DAY = 24 * 60 * 60;
const start = Date.UTC(2025, 0, 1) / 1000;
const end = start + 730 * DAY;

describe('the term of a shop', () => {
  it.each([
    ['ahead', start - 1],
    ['valid', start],
    ['valid', end - 31 * DAY],
    ['ending', end - 30 * DAY],
    ['ending', end - 1],
    ['expired', end],
    ['expired', end + DAY],
  ] as const)('is %s at %d', (state, now) => expect(shopTerm(start, end, now).state).toBe(state));

  it('counts the present day as a day left', () => {
    expect(shopTerm(start, end, end - 1).daysLeft).toBe(1);
    expect(shopTerm(start, end, end - DAY - 1).daysLeft).toBe(2);
    expect(shopTerm(start, end, end).daysLeft).toBe(0);
  });

  it('says which part has passed, and never more than all of it', () => {
    expect(shopTerm(start, end, start + 365 * DAY).passed).toBe(0.5);
    expect(shopTerm(start, end, start - DAY).passed).toBe(0);
    expect(shopTerm(start, end, end + DAY).passed).toBe(1);
    expect(shopTerm(start, start, start - 1).passed).toBe(1);
  });
});

describe('the day of a review', () => {
  it.each([
    [0, 1],
    [3, 4],
    [-1, 1],
  ])('is counted from the submission: %d whole days later it is day %d', (days, day) =>
    expect(reviewDay(days)).toBe(day),
  );
});
