// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { creditCode } from './creditCode.js';
import { saidBy } from './saidBy.js';

const format = '请输入组织机构代码或18位统一社会信用代码';
const wrong = '组织机构代码或统一社会信用代码有误，请核对';

describe('creditCode', () => {
  it.each([
    ['91350100M000100Y43', null],
    [' 91350100m000100y43 ', null],
    // The example of GB 11714.
    ['D2143569-X', null],
    ['D2143569X', null],
    ['d2143569-x', null],
    ['00000000-0', null],
    ['', format],
    ['   ', format],
    ['91350100M000100Y4', format],
    ['91350100M000100Y433', format],
    // O and I are no characters of the code: it cannot be misread.
    ['91350100MOOO1OOY43', format],
    ['9135010AM000100Y43', format],
    ['D2143569-', format],
    ['D214356-9X', format],
    ['91350100M000100Y44', wrong],
    ['93150100M000100Y43', wrong],
    ['D2143569-1', wrong],
  ])('says to %j: %s', (value, message) => {
    expect(saidBy(creditCode, value)).toBe(message);
  });

  it('hands on the code in capitals, without the blanks around it', () => {
    expect(creditCode.parse(' 91350100m000100y43\n')).toBe('91350100M000100Y43');
  });

  it('finds any one wrong digit', () => {
    const code = '91350100M000100Y43';
    const digitPlaces = Array.from(code).flatMap((character, place) => (/\d/.test(character) ? [place] : []));
    fc.assert(
      fc.property(fc.constantFrom(...digitPlaces), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digit = String((Number(code[place]) + shift) % 10);
        const mistyped = code.slice(0, place) + digit + code.slice(place + 1);
        expect(saidBy(creditCode, mistyped)).toBe(wrong);
      }),
    );
  });
});
