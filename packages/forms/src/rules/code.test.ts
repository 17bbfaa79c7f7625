// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { blanks } from '../testing/arbitraries.js';
import { testRule } from '../testing/rule-cases.js';
import { code, codeOf } from './code.js';
import { messageOf } from './message-of.js';

testRule('code', code, [
  ['042917', null],
  [' 042917', null],
  ['', '验证码不得为空'],
  ['  ', '验证码不得为空'],
  ['04291', '验证码为 6 位数字'],
  ['abcdef', '验证码为 6 位数字'],
  ['０４２９１７', '验证码为 6 位数字'],
]);

it('accepts exactly six digits, and trims', () => {
  const typed = fc.array(fc.constantFrom(...Array.from('0123456789a-')), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(blanks, typed, blanks, (before, signs, after) => {
      const isCode = signs.length === 6 && signs.every((sign) => sign >= '0' && sign <= '9');
      expect(messageOf(code, before + signs.join('') + after)).toBe(isCode ? null : '验证码为 6 位数字');
      if (isCode) expect(code.parse(before + signs.join('') + after)).toBe(signs.join(''));
    }),
  );
});

it('has the message of its form for an empty value', () =>
  expect(messageOf(codeOf('请填写手机验证码'), ' ')).toBe('请填写手机验证码'));
