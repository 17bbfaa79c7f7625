// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { chineseName } from './chineseName.js';
import { saidBy } from './saidBy.js';

describe('chineseName', () => {
  it.each([
    ['周明', null],
    [' 欧阳文忠公 ', null],
    ['𠮷田', null],
    ['𠮷𠮷𠮷𠮷𠮷', null],
    ['', '请输入姓名'],
    ['  ', '请输入姓名'],
    ['周', '请输入2~5位的姓名'],
    ['𠮷', '请输入2~5位的姓名'],
    ['周明周明周明', '请输入2~5位的姓名'],
    ['Zhou', '姓名必须全部是汉字'],
    ['周 明', '姓名必须全部是汉字'],
    ['周明2', '姓名必须全部是汉字'],
    ['周，明', '姓名必须全部是汉字'],
  ])('says to %j: %s', (value, message) => {
    expect(saidBy(chineseName, value)).toBe(message);
  });

  it('takes the blanks around it away', () => {
    expect(chineseName.parse(' 周明 ')).toBe('周明');
  });
});
