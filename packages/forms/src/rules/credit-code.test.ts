// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { testRule } from '../testing/rule-cases.js';
import { creditCode, isDoubtfulCreditCode } from './credit-code.js';

const missing = '请输入组织机构代码或18位统一社会信用代码';

const creditCharacters = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY');
const organisationCharacters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The check characters with which a code is not doubtful. */
function rightOf(code: string, characters: readonly string[]): string[] {
  return characters.filter((last) => !isDoubtfulCreditCode(code + last));
}

describe('creditCode', () => {
  testRule('creditCode', creditCode, [
    ['91350100M000100Y43', null],
    ['91350100M000100Y44', null],
    ['粤企登 0012', null],
    ['', missing],
    ['   ', missing],
    ['9'.repeat(41), '公司代码最多40个字'],
  ]);

  it('trims, and changes letters to capitals', () =>
    expect(creditCode.parse(' 91350100m000100y43\n')).toBe('91350100M000100Y43'));
});

describe('isDoubtfulCreditCode', () => {
  it.each([
    ['91350100M000100Y43', false],
    [' 91350100m000100y43 ', false],
    // The example of GB 11714.
    ['D2143569-X', false],
    ['D2143569X', false],
    ['d2143569-x', false],
    ['00000000-0', false],
    ['91350100M000100Y4', true],
    ['91350100M000100Y433', true],
    // Codes have no O and I, which could be misread.
    ['91350100MOOO1OOY43', true],
    ['9135010AM000100Y43', true],
    ['D2143569-', true],
    ['D214356-9X', true],
    ['91350100M000100Y44', true],
    ['93150100M000100Y43', true],
    ['D2143569-1', true],
  ])('%j → %s', (value, doubtful) => expect(isDoubtfulCreditCode(value)).toBe(doubtful));

  it('accepts unified codes with the check character of GB 32100 and no other', () => {
    const sign = fc.constantFrom(...creditCharacters);
    const text = (length: number) => fc.string({ unit: sign, minLength: length, maxLength: length });
    fc.assert(
      fc.property(text(2), fc.integer({ min: 100_000, max: 999_999 }), text(9), (kind, region, body) => {
        const code = kind + String(region) + body;
        const sum = Array.from(code).reduce(
          (total, character, place) =>
            total + BigInt(creditCharacters.indexOf(character)) * 3n ** BigInt(place),
          0n,
        );
        const right = creditCharacters.filter((_, value) => (sum + BigInt(value)) % 31n === 0n);
        expect(rightOf(code, creditCharacters)).toEqual(right);
      }),
    );
  });

  it('accepts older codes with the check character of GB 11714 and no other', () => {
    const text = fc.string({ unit: fc.constantFrom(...organisationCharacters), minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(text, fc.constantFrom('', '-'), (code, hyphen) => {
        const rest = Array.from(code).reduce(
          (sum, character) => sum * 2 + organisationCharacters.indexOf(character),
          0,
        );
        const right = Array.from('0123456789X').filter((_, value) => (rest * 2 + value) % 11 === 0);
        expect(rightOf(code + hyphen, Array.from('0123456789X'))).toEqual(right);
      }),
    );
  });

  it('detects any one wrong digit', () => {
    const code = '91350100M000100Y43';
    const digitPlaces = Array.from(code).flatMap((character, place) => (/\d/.test(character) ? [place] : []));
    fc.assert(
      fc.property(fc.constantFrom(...digitPlaces), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digit = String((Number(code[place]) + shift) % 10);
        const mistyped = code.slice(0, place) + digit + code.slice(place + 1);
        expect(isDoubtfulCreditCode(mistyped)).toBe(true);
      }),
    );
  });
});
