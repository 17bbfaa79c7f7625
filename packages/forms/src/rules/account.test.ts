// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addresses, blanks, digits } from '../testing/arbitraries.js';
import { testRule } from '../testing/rule-cases.js';
import { account, accountOf, accountType } from './account.js';
import { messageOf } from './message-of.js';
import { mobileMessages } from './mobile.js';

const FORMAT = '手机号/邮箱格式错误';

describe('account', () => {
  testRule('account', account, [
    ['13800000003', null],
    ['  13800000003 ', null],
    ['lu.laoshi@example.com', null],
    ['', '账号不得为空'],
    ['   ', '账号不得为空'],
    ['1380000000', FORMAT],
    ['138000000033', FORMAT],
    ['23800000003', FORMAT],
    ['lu@example', FORMAT],
    ['lu laoshi@example.com', FORMAT],
    [`${'a'.repeat(250)}@example.com`, FORMAT],
  ]);

  it('accepts mobile numbers and no other digits', () => {
    fc.assert(
      fc.property(digits(14), (number) => {
        const isMobileNumber = number.length === 11 && number.startsWith('1');
        const refusal = number === '' ? '账号不得为空' : FORMAT;
        expect(messageOf(account, number)).toBe(isMobileNumber ? null : refusal);
        expect(accountType(number)).toBe(isMobileNumber ? 1 : null);
      }),
    );
  });

  it('accepts and trims all e-mail addresses', () => {
    fc.assert(
      fc.property(blanks, addresses, blanks, (before, address, after) => {
        expect(account.parse(before + address + after)).toBe(address);
        expect(accountType(address)).toBe(2);
      }),
    );
  });
});

describe('accountOf', () => {
  it.each([
    [1, '13800000003', null],
    [1, 'lu.laoshi@example.com', mobileMessages.format],
    [1, '1380000000', FORMAT],
    [1, undefined, '账号不得为空'],
    [2, 'lu.laoshi@example.com', null],
    [2, '13800000003', '邮箱格式错误'],
    [3, '13800000003', null],
    [3, 'lu@example', FORMAT],
  ])('of type %j: %j → %s', (type, value, message) =>
    expect(messageOf(accountOf(type), value)).toBe(message),
  );
});
