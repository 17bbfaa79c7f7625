// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { testRule } from '../testing/rule-cases.js';
import { idOf, optionId } from './option-id.js';
import { messageOf } from './message-of.js';

const rule = optionId({ missing: '请选择年级', invalid: '年级有误' });

testRule('rule', rule, [
  [1, null],
  [2_147_483_647, null],
  ['169', null],
  ['999999999', null],
  [undefined, '请选择年级'],
  ['', '请选择年级'],
  [0, '年级有误'],
  [-1, '年级有误'],
  [1.5, '年级有误'],
  [2_147_483_648, '年级有误'],
  [Number.NaN, '年级有误'],
  ['0169', '年级有误'],
  ['1e3', '年级有误'],
  ['一年级', '年级有误'],
  [null, '年级有误'],
  [[169], '年级有误'],
]);

it('accepts positive integers of PostgreSQL and no other numbers', () => {
  const numbers = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.maxSafeInteger(), fc.double());
  fc.assert(
    fc.property(numbers, (id) => {
      const isId = id >= 1 && id <= 2 ** 31 - 1 && id % 1 === 0;
      expect(messageOf(rule, id)).toBe(isId ? null : '年级有误');
    }),
  );
});

it('keeps an id as given, as a number or as digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
      expect(rule.parse(id)).toBe(id);
      expect(rule.parse(String(id))).toBe(String(id));
      expect(idOf(String(id))).toBe(id);
    }),
  );
});

it("keeps '' for no choice", () => expect(messageOf(rule, idOf(''))).toBe('请选择年级'));
