// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { blanks } from '../testing/arbitraries.js';
import { nonBlank } from './non-blank.js';
import { messageOf } from './message-of.js';

const shopName = nonBlank('请填写店铺名称');

it.each(['', ' ', '\t\n', '　', '\u00a0'])('refuses blanks with its message: %j', (value) =>
  expect(messageOf(shopName, value)).toBe('请填写店铺名称'),
);

it('trims, and keeps blanks inside the text', () => {
  const words = fc.array(fc.constantFrom('书香阁', '图书', 'A', '0'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(blanks, words, blanks, blanks, (before, all, within, after) => {
      const name = all.join(within);
      expect(shopName.parse(before + name + after)).toBe(name);
    }),
  );
});
