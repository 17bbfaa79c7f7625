import { describe, expect, it } from 'vitest';

import { coverTitle, slipColumns } from './columns.js';

describe('slipColumns', () => {
  it('keeps a short title in one column', () => {
    expect(slipColumns('小升初语文')).toEqual(['小升初语文']);
    expect(slipColumns('高考语文必背篇目')).toEqual(['高考语文必背篇目']);
  });

  it('never leaves one character alone in the second column', () =>
    expect(slipColumns('初中文言文精讲精练')).toEqual(['初中文言文', '精讲精练']));

  it('shortens a long title to two columns with an ellipsis', () => {
    const columns = slipColumns('高考物理电磁学与力学综合题型全解全析与精练');
    expect(columns).toHaveLength(2);
    expect(columns.join('')).toHaveLength(16);
    expect(columns[1]).toMatch(/…$/);
  });

  it('returns no column for an empty title', () => expect(slipColumns('')).toEqual([]));
});

describe('coverTitle', () => {
  it('leaves out the edition and the subtitle', () => {
    expect(coverTitle('高考物理真题卷（2027 版）')).toBe('高考物理真题卷');
    expect(coverTitle('化学实验与推断：从方程式到工业流程')).toBe('化学实验与推断');
  });

  it('keeps a title that consists of brackets only', () =>
    expect(coverTitle('（试用本）')).toBe('（试用本）'));
});
