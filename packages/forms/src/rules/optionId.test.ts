// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { optionId } from './optionId.js';
import { saidBy } from './saidBy.js';

const rule = optionId({ missing: '请选择年级', invalid: '年级有误' });

describe('optionId', () => {
  it.each([
    [1, null],
    [2_147_483_647, null],
    ['169', null],
    ['999999999', null],
    [undefined, '请选择年级'],
    ['', '请选择年级'],
    [0, '年级有误'],
    [-1, '年级有误'],
    [1.5, '年级有误'],
    [2_147_483_648, '年级有误'],
    [Number.NaN, '年级有误'],
    ['0169', '年级有误'],
    ['1e3', '年级有误'],
    ['一年级', '年级有误'],
    [null, '年级有误'],
    [[169], '年级有误'],
  ])('says to %j: %s', (value, message) => {
    expect(saidBy(rule, value)).toBe(message);
  });

  it('hands on what it was given', () => {
    expect(rule.parse(169)).toBe(169);
    expect(rule.parse('169')).toBe('169');
  });
});
