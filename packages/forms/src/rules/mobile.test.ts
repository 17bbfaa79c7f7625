// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { digits } from '../testing/arbitraries.js';
import { testRule } from '../testing/rule-cases.js';
import { mobile } from './mobile.js';
import { messageOf } from './message-of.js';

testRule('mobile', mobile, [
  ['13800000003', null],
  [' 13800000003　', null],
  ['', '手机号不得为空'],
  [' ', '手机号不得为空'],
  ['12345', '手机号码格式错误'],
  ['1380000000a', '手机号码格式错误'],
  ['１３８００００００００３', '手机号码格式错误'],
]);

it('accepts exactly 1 and ten digits (spec: B9 phone length)', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '1', '2'), digits(13), (first, rest) => {
      const number = first + rest;
      const right = number.length === 11 && number.startsWith('1');
      expect(messageOf(mobile, number) === null).toBe(right);
    }),
  );
});
