import { describe, expect, it } from 'vitest';

import { coverTitle, slipColumns } from './columns.js';

describe('slipColumns', () => {
  it('keeps a short title in one column', () => {
    expect(slipColumns('小升初语文')).toEqual(['小升初语文']);
    expect(slipColumns('高考语文必背篇目')).toEqual(['高考语文必背篇目']);
  });

  it('never leaves one character alone in the second column', () => {
    expect(slipColumns('初中文言文精讲精练')).toEqual(['初中文言文', '精讲精练']);
  });

  it('ends a title that is too long in an ellipsis, within two columns', () => {
    const columns = slipColumns('高考物理电磁学与力学综合题型全解全析与精练');
    expect(columns).toHaveLength(2);
    expect(columns.join('')).toHaveLength(16);
    expect(columns[1]).toMatch(/…$/);
  });

  it('draws no column for an empty title', () => {
    expect(slipColumns('')).toEqual([]);
  });
});

describe('coverTitle', () => {
  it('leaves the edition and the subtitle to the page', () => {
    expect(coverTitle('高考物理真题卷（2027 版）')).toBe('高考物理真题卷');
    expect(coverTitle('化学实验与推断：从方程式到工业流程')).toBe('化学实验与推断');
  });

  it('keeps a title that is nothing but brackets', () => {
    expect(coverTitle('（试用本）')).toBe('（试用本）');
  });
});
