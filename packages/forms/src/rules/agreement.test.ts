// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { agreement } from './agreement.js';
import { messageOf } from './message-of.js';

it('requires the tick', () => {
  expect(messageOf(agreement, true)).toBeNull();
  expect(messageOf(agreement, false)).toBe('请在勾选协议后进行注册或登录');
});

it('accepts only true', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(agreement.safeParse(value).success).toBe(value === true);
    }),
  );
});
