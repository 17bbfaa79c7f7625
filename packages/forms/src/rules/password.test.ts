// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { testRule } from '../testing/rule-cases.js';
import { password } from './password.js';
import { messageOf } from './message-of.js';

const FORMAT = '密码长度为8-16位，须使用数字、字母大/小写组合';

testRule('password', password, [
  ['Inkstone2026', null],
  ['aB3aaaaa', null],
  ['aB3aaaaaaaaaaaaa', null],
  ['', '密码不得为空'],
  ['aB3aaaa', FORMAT],
  ['aB3aaaaaaaaaaaaaa', FORMAT],
  ['inkstone2026', FORMAT],
  ['INKSTONE2026', FORMAT],
  ['InkstoneInk', FORMAT],
  ['Inkstone 2026', FORMAT],
  ['Inkstone#2026', FORMAT],
  ['Inkstone２０２６', FORMAT],
  ['Inkstone2026\n', FORMAT],
]);

it('requires each of the three kinds, in any order (spec: B5 password, B9 password length)', () => {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/];
  const typed = fc.string({ unit: fc.constantFrom('a', 'z', 'A', 'Z', '0', '9'), maxLength: 20 });
  fc.assert(
    fc.property(typed, (text) => {
      const right = text.length >= 8 && text.length <= 16 && kinds.every((kind) => kind.test(text));
      expect(messageOf(password, text) === null).toBe(right);
    }),
  );
});

it('does not trim', () => {
  expect(password.parse('Inkstone2026')).toBe('Inkstone2026');
  expect(messageOf(password, ' Inkstone2026')).toBe(FORMAT);
});
