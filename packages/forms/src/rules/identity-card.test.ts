// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { testRule } from '../testing/rule-cases.js';
import { identityCard } from './identity-card.js';
import { messageOf } from './message-of.js';

const WRONG = '身份证号有误，请核对';
/** Valid numbers that belong to no person: there were no cards for those who were born in 1850. */
const NUMBER = '110101185003091237';
const WITH_X = '11010118500309004X';
const checkCharacters = Array.from('0123456789X');

/** ISO 7064 MOD 11-2 as the standard defines it, without a table of weights. */
function doubledAndAdded(number: string): number {
  return Array.from(number).reduce((rest, sign) => (rest * 2 + checkCharacters.indexOf(sign)) % 11, 0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

testRule(
  'identityCard (spec: B5 identity card length, B9 identity card length, B5 identity card pattern)',
  identityCard,
  [
    [NUMBER, null],
    [WITH_X, null],
    ['', '请输入身份证号'],
    ['   ', '请输入身份证号'],
    ['110101900307123', '请输入18位的身份证号'],
    [`${NUMBER}1`, '请输入18位的身份证号'],
    ['11010118500309123a', '身份证号格式错误'],
    ['090101199003071234', '身份证号格式错误'],
    ['110101199013071234', '身份证号格式错误'],
    ['110101199003321234', '身份证号格式错误'],
    ['110101219003071234', '身份证号格式错误'],
  ],
);

it('trims, and changes x to X', () => expect(identityCard.parse(` ${WITH_X.toLowerCase()} `)).toBe(WITH_X));

it('detects one wrong digit at any position', () => {
  const place = fc.integer({ min: 0, max: 17 });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 9 }), (at, more) => {
      const digit = String((Number(NUMBER[at]) + more) % 10);
      const mistyped = NUMBER.slice(0, at) + digit + NUMBER.slice(at + 1);
      // The pattern refuses impossible regions and dates.
      expect([WRONG, '身份证号格式错误']).toContain(messageOf(identityCard, mistyped));
      if (at >= 14) expect(messageOf(identityCard, mistyped)).toBe(WRONG);
    }),
  );
});

it('accepts past dates with the check character of ISO 7064 and no other', () => {
  const region = fc.constantFrom(110_101, 130_925, 220_283, 310_230, 440_514, 513_401, 654_301, 659_001);
  const birth = fc.date({ min: new Date('1800-01-01'), max: new Date('2026-11-20'), noInvalidDate: true });
  const sequence = fc.integer({ min: 100, max: 999 });
  fc.assert(
    fc.property(region, birth, sequence, (place, day, count) => {
      const digits = String(place) + day.toISOString().slice(0, 10).replaceAll('-', '') + String(count);
      const right = checkCharacters.filter((last) => doubledAndAdded(digits + last) === 1);
      const taken = checkCharacters.filter((last) => messageOf(identityCard, digits + last) === null);
      expect(taken).toEqual(right);
      expect(taken).toHaveLength(1);
    }),
  );
});

it.each([
  ['a day that February does not have', '19900230123'],
  ['a day to come', '20271121123'],
])('refuses %s with any check character', (_what, middle) => {
  const tried = checkCharacters.map((last) => messageOf(identityCard, `110101${middle}${last}`));
  expect(new Set(tried)).toEqual(new Set([WRONG]));
});

it('accepts February 29 of a leap year', () => {
  const tried = checkCharacters.map((last) => messageOf(identityCard, `11010120000229123${last}`));
  expect(tried.filter((message) => message === null)).toHaveLength(1);
});

describe('the region', () => {
  const numberIn = (region: string): string => {
    const digits = `${region}18500309123`;
    return digits + (checkCharacters.find((last) => doubledAndAdded(digits + last) === 1) ?? '');
  };

  it.each([
    ['440305', 'a district of a city'],
    ['342401', 'a prefecture that is gone'],
    ['429004', 'a county without a city'],
    ['469005', 'a county of Hainan'],
    ['460003', 'the same before 2003'],
    ['654025', 'a county of a prefecture within another one'],
    ['810000', 'Hong Kong'],
  ])('%s, %s, is taken', (region) => expect(messageOf(identityCard, numberIn(region))).toBeNull());

  it.each(['999999', '990101', '160101', '110501', '440000', '440300', '224001', '810101'])(
    '%s is refused',
    (region) => expect(messageOf(identityCard, numberIn(region))).toBe(WRONG),
  );
});
