import { expect, it, vi } from 'vitest';

import { proofParts } from './proof-parts.js';

const drawn = (wrong: string, right: string) => {
  const parts = proofParts(wrong, right);
  return `${parts.before}[${parts.wrong}>${parts.right}]${parts.after}`;
};

it.each([
  ['求 16 的平方根，得 4。', '求 16 的算术平方根，得 4。', '求 16 的[平方根>算术平方根]，得 4。'],
  ['选项 C．2', '选项 C．−2', '选项 C．[2>−2]'],
  ['BC 边标 3，AC 边标 4', 'BC 边标 4，AC 边标 3', 'BC 边标 [3，AC 边标 4>4，AC 边标 3]'],
  ['答案是 B', '答案是 B 或 C', '答案是 [B>B 或 C]'],
  ['3', '4', '[3>4]'],
  ['一样', '一样', '一样[>]'],
])('of %s and %s the common ends stay', (wrong, right, expected) => {
  expect(drawn(wrong, right)).toBe(expected);
});

it('strikes the whole text where words cannot be told apart', () => {
  vi.stubGlobal('Intl', {});
  expect(drawn('求 16 的平方根', '求 16 的算术平方根')).toBe('[求 16 的平方根>求 16 的算术平方根]');
  vi.unstubAllGlobals();
});
