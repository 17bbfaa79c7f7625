// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { testRule } from '../testing/rule-cases.js';
import { identityCard } from './identity-card.js';
import { messageOf } from './message-of.js';

const WRONG = '身份证号有误，请核对';
/** Valid numbers that belong to no person: no region has their codes. */
const NUMBER = '990101199003071237';
const WITH_X = '99010119900307004X';
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
    ['990101900307123', '请输入18位的身份证号'],
    [`${NUMBER}1`, '请输入18位的身份证号'],
    ['99010119900307123a', '身份证号格式错误'],
    ['090101199003071234', '身份证号格式错误'],
    ['990101199013071234', '身份证号格式错误'],
    ['990101199003321234', '身份证号格式错误'],
    ['990101219003071234', '身份证号格式错误'],
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
  const region = fc.integer({ min: 100_000, max: 999_999 });
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
  const tried = checkCharacters.map((last) => messageOf(identityCard, `990101${middle}${last}`));
  expect(new Set(tried)).toEqual(new Set([WRONG]));
});

it('accepts February 29 of a leap year', () => {
  const tried = checkCharacters.map((last) => messageOf(identityCard, `99010120000229123${last}`));
  expect(tried.filter((message) => message === null)).toHaveLength(1);
});
