import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askYes } from '../../src/startup/ask.js';

it.each([
  ['y\n', true],
  ['YES\nn\n', true],
  [' 是 \n', true],
  ['n\n', false],
  ['\n', false],
  ['yellow\n', false],
  ['', false],
])('the answer %j means %s', async (typed, meant) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed);
  expect(await askYes('要载入吗？', { input, output })).toBe(meant);
  expect(String(output.read())).toBe('要载入吗？输入 y 并回车：');
});
