// @vitest-environment node
import { testRule } from '../testing/rule-cases.js';
import { codeChannel } from './code-channel.js';

testRule('codeChannel', codeChannel, [
  [1, null],
  [2, null],
  [undefined, '请选择验证方式'],
  ['', '请选择验证方式'],
  [3, '验证方式有误'],
  ['1', '验证方式有误'],
]);
