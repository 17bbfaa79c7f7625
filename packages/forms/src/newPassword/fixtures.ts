import type { ResetPasswordInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { recoveredByPhone } from './samples.js';
import type { NewPasswordFields } from './schema.js';

const complete: NewPasswordFields = { password: 'Inkstone2027', password_confirm: 'Inkstone2027' };
const format = '密码长度为8-16位，须使用数字、字母大/小写组合';

/** For an account that was recovered by phone (`recoveredByPhone`). */
export const newPasswordFixtures: FormFixtures<NewPasswordFields, ResetPasswordInput> = {
  valid: accepted(complete, { ...recoveredByPhone, ...complete }, [
    ['letters and digits'],
    ['the minimum length', { password: 'Duanxi27', password_confirm: 'Duanxi27' }],
    ['the maximum length', { password: 'DuanxiInkstone27', password_confirm: 'DuanxiInkstone27' }],
  ]),
  invalid: refused(complete, [
    [
      'nothing filled in (spec: B5 password repetition required)',
      { password: '', password_confirm: '' },
      { password: '密码不得为空', password_confirm: '请重复输入密码' },
    ],
    ['not repeated', { password_confirm: '' }, '请重复输入密码'],
    [
      'repeated with another letter (spec: B5 password repeated)',
      { password_confirm: 'inkstone2027' },
      '两次密码不一致',
    ],
    ['repeated with a trailing blank', { password_confirm: 'Inkstone2027 ' }, '两次密码不一致'],
    [
      'too short, with a different repetition (spec: B5 password, B9 password length)',
      { password: 'Ink27', password_confirm: 'Ink28' },
      { password: format, password_confirm: '两次密码不一致' },
    ],
    ...[
      ['too long', 'DuanxiInkstone2027'],
      ['without a capital letter', 'inkstone2027'],
      ['without a small letter', 'INKSTONE2027'],
      ['without a digit', 'InkstoneInk'],
      ['with a sign that is neither letter nor digit', 'Inkstone#2027'],
    ].map(([name = '', password = '']) => {
      return [name, { password, password_confirm: password }, { password: format }] as const;
    }),
  ]),
};
