// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { saidBy } from './saidBy.js';
import { searchText } from './searchText.js';

describe('searchText', () => {
  it.each([
    ['', null],
    [' 　', null],
    ['数'.repeat(50), null],
    [` ${'数'.repeat(50)} `, null],
    ['𠮷'.repeat(50), null],
    ['数'.repeat(51), '搜索文字最多50个字'],
  ])('says to %j: %s', (value, message) => {
    expect(saidBy(searchText, value)).toBe(message);
  });

  it('takes the blanks around it away, and leaves those between words', () => {
    expect(searchText.parse(' 数学 期中　')).toBe('数学 期中');
  });
});
