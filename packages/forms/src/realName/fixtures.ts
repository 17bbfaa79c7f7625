import type { RealNameInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { empty, type RealNameFields } from './schema.js';

/** Belongs to no person: there were no cards for those who were born in 1850. */
const complete: RealNameFields = { username: '周明', identity_card_code: '11010118500309004X' };

export const realNameFixtures: FormFixtures<RealNameFields, RealNameInput> = {
  valid: accepted(complete, complete, [
    ['a name and a number'],
    [
      'blanks around both, a lowercase x, a rare character',
      { username: ' 𠮷田 ', identity_card_code: ' 11010118500309004x　' },
      { username: '𠮷田', identity_card_code: '11010118500309004X' },
    ],
  ]),
  invalid: refused(complete, [
    [
      'nothing filled in (spec: B5 real name required, B5 identity card required)',
      empty,
      { username: '请输入姓名', identity_card_code: '请输入身份证号' },
    ],
    [
      'one character, seventeen digits (spec: B5 real name length, B9 real name length, B5 identity card length, B9 identity card length)',
      { username: '周', identity_card_code: '11010118500309004' },
      { username: '请输入2~5位的姓名', identity_card_code: '请输入18位的身份证号' },
    ],
    [
      'six characters, a letter among the digits (spec: B5 identity card pattern)',
      { username: '周明周明周明', identity_card_code: '1101011850O309004X' },
      { username: '请输入2~5位的姓名', identity_card_code: '身份证号格式错误' },
    ],
    [
      'Latin letters, a date that does not exist (spec: B5 real name Chinese)',
      { username: 'Zhou', identity_card_code: '11010118500370004X' },
      { username: '姓名必须全部是汉字', identity_card_code: '身份证号格式错误' },
    ],
    ['a region that there is not', { identity_card_code: '999999185003090040' }, '身份证号有误，请核对'],
    [
      'a wrong digit, which the check character detects',
      { identity_card_code: '11010118500309014X' },
      '身份证号有误，请核对',
    ],
  ]),
};
