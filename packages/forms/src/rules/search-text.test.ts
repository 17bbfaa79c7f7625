// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { blanks, characters } from '../testing/arbitraries.js';
import { testRule } from '../testing/rule-cases.js';
import { messageOf } from './message-of.js';
import { searchText } from './search-text.js';

testRule('searchText', searchText, [
  ['', null],
  [' 　', null],
  ['数'.repeat(50), null],
  [` ${'数'.repeat(50)} `, null],
  ['𠮷'.repeat(50), null],
  ['数'.repeat(51), '搜索文字最多50个字'],
]);

it('counts characters after trimming', () => {
  fc.assert(
    fc.property(blanks, characters(100), blanks, (before, { text, count }, after) => {
      expect(messageOf(searchText, before + text + after) === null).toBe(count <= 50);
    }),
  );
});

it('trims, and keeps blanks between words', () => expect(searchText.parse(' 数学 期中　')).toBe('数学 期中'));
