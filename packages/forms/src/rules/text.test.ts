// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { blanks, characters } from '../testing/arbitraries.js';
import { testRule } from '../testing/rule-cases.js';
import { messageOf } from './message-of.js';
import { text } from './text.js';

const rule = text({ label: '问题描述', missing: '请填写问题描述', least: 10, most: 12 });

testRule('rule', rule, [
  ['', '请填写问题描述'],
  [' 　\n', '请填写问题描述'],
  ['题'.repeat(9), '问题描述至少10个字'],
  [` ${'题'.repeat(9)}\n`, '问题描述至少10个字'],
  ['题'.repeat(10), null],
  // Two UTF-16 units each.
  ['𠮷'.repeat(9), '问题描述至少10个字'],
  ['𠮷'.repeat(12), null],
  ['题'.repeat(13), '问题描述最多12个字'],
]);

it('may be empty without a message for that, despite a minimum length', () => {
  const optional = text({ label: '备注', least: 2, most: 5 });
  expect(messageOf(optional, ' ')).toBeNull();
  expect(messageOf(optional, '好')).toBe('备注至少2个字');
});

it('counts characters after trimming', () => {
  fc.assert(
    fc.property(blanks, characters(20), blanks, (before, { text: typed, count }, after) => {
      const refusal = count === 0 ? '请填写问题描述' : '问题描述至少10个字';
      const message = count < 10 ? refusal : '问题描述最多12个字';
      const isRight = count >= 10 && count <= 12;
      expect(messageOf(rule, before + typed + after)).toBe(isRight ? null : message);
      if (isRight) expect(rule.parse(before + typed + after)).toBe(typed);
    }),
  );
});
