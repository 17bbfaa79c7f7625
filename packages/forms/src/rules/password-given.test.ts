// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { passwordGiven } from './password-given.js';
import { messageOf } from './message-of.js';

it('refuses an empty password', () => {
  expect(messageOf(passwordGiven, '')).toBe('密码不得为空');
  expect(messageOf(passwordGiven, undefined)).toBe('密码不得为空');
});

it('refuses a password that is too long to be hashed', () =>
  expect(messageOf(passwordGiven, 'p'.repeat(65))).toBe('密码最多64个字'));

it('accepts any other password, without trimming', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 64 }), (typed) => {
      expect(passwordGiven.parse(typed)).toBe(typed);
    }),
  );
});
