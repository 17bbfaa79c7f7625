// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { saidBy } from './saidBy.js';
import { text } from './text.js';

const rule = text({ label: '问题描述', missing: '请填写问题描述', least: 10, most: 12 });

describe('text', () => {
  it.each([
    ['', '请填写问题描述'],
    [' 　\n', '请填写问题描述'],
    ['题'.repeat(9), '问题描述至少10个字'],
    [` ${'题'.repeat(9)}\n`, '问题描述至少10个字'],
    ['题'.repeat(10), null],
    // Two UTF-16 units each.
    ['𠮷'.repeat(9), '问题描述至少10个字'],
    ['𠮷'.repeat(12), null],
    ['题'.repeat(13), '问题描述最多12个字'],
  ])('says to %j: %s', (value, message) => {
    expect(saidBy(rule, value)).toBe(message);
  });

  it('may be left empty where it has no words for that, however short it must not be', () => {
    const optional = text({ label: '备注', least: 2, most: 5 });
    expect(saidBy(optional, ' ')).toBeNull();
    expect(saidBy(optional, '好')).toBe('备注至少2个字');
  });

  it('takes the blanks around it away', () => {
    expect(rule.parse(` ${'题'.repeat(10)}\n`)).toBe('题'.repeat(10));
  });
});
