// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addresses, blanks } from '../testing/arbitraries.js';
import { testRule } from '../testing/rule-cases.js';
import { email, emailAddress } from './email.js';
import { messageOf } from './message-of.js';

testRule('email', email, [
  ['lu.laoshi@example.com', null],
  [' lu+books@mail.example.cn ', null],
  ['', '邮箱不得为空'],
  ['  ', '邮箱不得为空'],
  ['lu@example', '邮箱格式错误'],
  ['@example.com', '邮箱格式错误'],
  ['lu laoshi@example.com', '邮箱格式错误'],
  ['lu@zhou@example.com', '邮箱格式错误'],
  ['lu@example..com', '邮箱格式错误'],
  ['lu@.example.com', '邮箱格式错误'],
  ['lu@example.com.', '邮箱格式错误'],
  [`${'a'.repeat(250)}@example.com`, '邮箱格式错误'],
]);

it.each(['a@x.cn,b@y.cn', 'a@x.cn;b@y.cn', 'Lu<a@x.cn>', '"a"@x.cn', 'a@x.cn\nbcc:b@y.cn'])(
  'refuses two addresses: %j',
  (value) => expect(messageOf(email, value)).toBe('邮箱格式错误'),
);

it('has the message of its form for an empty value only', () => {
  const own = emailAddress('请填写您的邮箱');
  expect(messageOf(own, ' ')).toBe('请填写您的邮箱');
  expect(messageOf(own, 'lu@example')).toBe('邮箱格式错误');
});

it('accepts and trims all e-mail addresses', () => {
  fc.assert(
    fc.property(blanks, addresses, blanks, (before, address, after) => {
      expect(email.parse(before + address + after)).toBe(address);
    }),
  );
});

it('requires one @, a local part, and a domain of at least two labels', () => {
  const signs = fc.string({
    unit: fc.constantFrom('a', 'b', '.', '@', ' ', ','),
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        signs,
        fc.tuple(signs, signs).map(([a, b]) => `${a}@${b}.cn`),
      ),
      (typed) => {
        const [local = '', domain = '', ...more] = typed.trim().split('@');
        const parts = domain.split('.');
        const isAddress =
          local !== '' &&
          more.length === 0 &&
          parts.length >= 2 &&
          !parts.includes('') &&
          !/[ ,]/.test(typed.trim());
        expect(messageOf(email, typed) === null).toBe(isAddress);
      },
    ),
    { numRuns: 500 },
  );
});
