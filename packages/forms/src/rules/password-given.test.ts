// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { passwordGiven } from './password-given.js';
import { saidBy } from './said-by.js';

describe('passwordGiven', () => {
  it('asks for something', () => {
    expect(saidBy(passwordGiven, '')).toBe('密码不得为空');
  });

  it('takes whatever was typed, and changes nothing of it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (typed) => {
        expect(passwordGiven.parse(typed)).toBe(typed);
      }),
    );
  });
});
