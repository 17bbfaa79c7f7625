// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import * as z from './zod.js';
import { password } from './password.js';
import { passwordRepeated } from './password-repeated.js';
import { messageOf } from './message-of.js';

it.each([
  ['Inkstone2026', 'Inkstone2026', null],
  ['Inkstone2026', '', '请重复输入密码'],
  ['', '', '请重复输入密码'],
  ['Inkstone2026', 'inkstone2026', '两次密码不一致'],
  ['Inkstone2026', 'Inkstone2026 ', '两次密码不一致'],
  ['', 'Inkstone2026', '两次密码不一致'],
])('%j repeated as %j → %s', (first, repeated, message) =>
  expect(messageOf(passwordRepeated(first), repeated)).toBe(message),
);

it('accepts only the same password', () => {
  const typed = fc.string({ unit: fc.constantFrom('a', 'A', ' ', '1'), maxLength: 3 });
  fc.assert(
    fc.property(typed, typed, (first, repeated) => {
      const refusal = repeated === '' ? '请重复输入密码' : '两次密码不一致';
      const isSame = repeated !== '' && first.length === repeated.length && first.startsWith(repeated);
      expect(messageOf(passwordRepeated(first), repeated)).toBe(isSame ? null : refusal);
    }),
  );
});

it('can have other messages', () => {
  const rule = passwordRepeated('Inkstone2026', { different: '两次新密码不一致' });
  expect(messageOf(rule, 'Inkstone2027')).toBe('两次新密码不一致');
  expect(messageOf(rule, '')).toBe('请重复输入密码');
});

it('has its message while other fields are invalid', () => {
  const form = z.object({ password, password_confirm: passwordRepeated('') });
  const said = form.safeParse({ password: '', password_confirm: 'Inkstone2026' }).error?.issues;
  expect(said?.map(({ message }) => message)).toEqual(['密码不得为空', '两次密码不一致']);
});
