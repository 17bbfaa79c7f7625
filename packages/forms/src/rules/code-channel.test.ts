// @vitest-environment node
import { expect, it } from 'vitest';

import { codeChannel } from './code-channel.js';
import { messageOf } from './message-of.js';

it.each([
  [1, null],
  [2, null],
  [undefined, '请选择验证方式'],
  ['', '请选择验证方式'],
  [3, '验证方式有误'],
  ['1', '验证方式有误'],
])('codeChannel: %j → %s', (value, message) => {
  expect(messageOf(codeChannel, value)).toBe(message);
});
