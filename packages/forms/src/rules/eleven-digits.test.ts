// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { testRule } from '../testing/rule-cases.js';
import { elevenDigits } from './eleven-digits.js';
import { messageOf } from './message-of.js';
import { mobileMessages } from './mobile.js';

const rule = elevenDigits('请填写电话号码');

testRule('rule', rule, [
  ['13800000003', null],
  [' 13800000003　', null],
  ['', '请填写电话号码'],
  [' \t', '请填写电话号码'],
  ['1380000000', '请输入11位电话号码'],
  ['138000000033', '请输入11位电话号码'],
  ['138-0000-00', '请输入11位电话号码'],
  ['１３８００００００００３', '请输入11位电话号码'],
  ['23800000003', mobileMessages.format],
]);

it('trims', () => expect(rule.parse(' 13800000003\n')).toBe('13800000003'));

it('checks the length before the first digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,14}$/), (digits) => {
      const message = digits.startsWith('1') ? null : mobileMessages.format;
      expect(messageOf(rule, digits)).toBe(digits.length === 11 ? message : '请输入11位电话号码');
    }),
  );
});
