// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { blanks } from '../testing/arbitraries.js';
import { testRule } from '../testing/rule-cases.js';
import { chineseName } from './chinese-name.js';
import { messageOf } from './message-of.js';

testRule('chineseName (spec: B5 real name length, B9 real name length, B5 real name Chinese)', chineseName, [
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
]);

it('checks the length before the script, and trims', () => {
  const han = ['周', '明', '𠮷', '〇'];
  const typed = fc.array(fc.constantFrom(...han, ...han, '·', 'a', '2'), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(blanks, typed, blanks, (before, characters, after) => {
      const name = characters.join('');
      const isRightLength = characters.length >= 2 && characters.length <= 5;
      const isChinese = characters.every((character) => han.includes(character));
      const refusal = isRightLength ? '姓名必须全部是汉字' : '请输入2~5位的姓名';
      expect(messageOf(chineseName, before + name + after)).toBe(isRightLength && isChinese ? null : refusal);
      if (isRightLength && isChinese) expect(chineseName.parse(before + name + after)).toBe(name);
    }),
  );
});
