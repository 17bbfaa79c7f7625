// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { nonBlank } from './nonBlank.js';
import { saidBy } from './saidBy.js';

const shopName = nonBlank('请填写店铺名称');

describe('nonBlank', () => {
  it.each(['', ' ', '\t\n', '　', '\u00a0'])('says its own words to nothing but blanks: %j', (value) => {
    expect(saidBy(shopName, value)).toBe('请填写店铺名称');
  });

  it('takes the blanks around the text away, not those within', () => {
    expect(shopName.parse('　书香阁 图书专营店\n')).toBe('书香阁 图书专营店');
  });
});
