// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { identityCard } from './identityCard.js';
import { saidBy } from './saidBy.js';

const WRONG = '身份证号有误，请核对';
/** Nobody's: the region codes were never given out. Both are whole and right. */
const NUMBER = '990101199003071237';
const WITH_X = '99010119900307004X';
const checkCharacters = Array.from('0123456789X');

describe('identityCard', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
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
  ])('says to %j: %s', (value, message) => {
    expect(saidBy(identityCard, value)).toBe(message);
  });

  it('drops blanks and makes a small x large', () => {
    expect(identityCard.parse(` ${WITH_X.toLowerCase()} `)).toBe(WITH_X);
  });

  it('finds one wrong digit, wherever it stands', () => {
    const place = fc.integer({ min: 14, max: 16 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digit = String((Number(NUMBER[at]) + more) % 10);
        expect(saidBy(identityCard, NUMBER.slice(0, at) + digit + NUMBER.slice(at + 1))).toBe(WRONG);
      }),
    );
  });

  it.each([
    ['a day that February does not have', '19900230123'],
    ['a day to come', '20271121123'],
  ])('refuses %s, with whichever check character', (_what, middle) => {
    const tried = checkCharacters.map((last) => saidBy(identityCard, `990101${middle}${last}`));
    expect(new Set(tried)).toEqual(new Set([WRONG]));
  });

  it('takes the leap day of a leap year', () => {
    const tried = checkCharacters.map((last) => saidBy(identityCard, `99010120000229123${last}`));
    expect(tried.filter((message) => message === null)).toHaveLength(1);
  });
});
