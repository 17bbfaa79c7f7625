import type { ResetPasswordInput } from '@inkstone/api/inputs';

import type { FormFixtures } from '../form/form-schema.js';
import { recoveredByPhone } from './samples.js';
import type { NewPasswordFields } from './schema.js';

const complete: NewPasswordFields = { password: 'Inkstone2027', password_confirm: 'Inkstone2027' };
const format = '密码长度为8-16位，须使用数字、字母大/小写组合';

/** For an account that was recovered by phone (`recoveredByPhone`). */
export const newPasswordFixtures: FormFixtures<NewPasswordFields, ResetPasswordInput> = {
  valid: [
    {
      name: 'letters and digits',
      fields: complete,
      payload: { ...recoveredByPhone, ...complete },
    },
    {
      name: 'the minimum length',
      fields: { password: 'Duanxi27', password_confirm: 'Duanxi27' },
      payload: { ...recoveredByPhone, password: 'Duanxi27', password_confirm: 'Duanxi27' },
    },
    {
      name: 'the maximum length',
      fields: { password: 'DuanxiInkstone27', password_confirm: 'DuanxiInkstone27' },
      payload: { ...recoveredByPhone, password: 'DuanxiInkstone27', password_confirm: 'DuanxiInkstone27' },
    },
  ],
  invalid: [
    {
      name: 'nothing filled in',
      spec: ['B5 password repetition required'],
      fields: { password: '', password_confirm: '' },
      messages: { password: '密码不得为空', password_confirm: '请重复输入密码' },
    },
    {
      name: 'not repeated',
      fields: { ...complete, password_confirm: '' },
      messages: { password_confirm: '请重复输入密码' },
    },
    {
      name: 'repeated with another letter',
      spec: ['B5 password repeated'],
      fields: { ...complete, password_confirm: 'inkstone2027' },
      messages: { password_confirm: '两次密码不一致' },
    },
    {
      name: 'repeated with a trailing blank',
      fields: { ...complete, password_confirm: 'Inkstone2027 ' },
      messages: { password_confirm: '两次密码不一致' },
    },
    {
      name: 'too short, with a different repetition',
      spec: ['B5 password', 'B9 password length'],
      fields: { password: 'Ink27', password_confirm: 'Ink28' },
      messages: { password: format, password_confirm: '两次密码不一致' },
    },
    ...[
      ['too long', 'DuanxiInkstone2027'],
      ['without a capital letter', 'inkstone2027'],
      ['without a small letter', 'INKSTONE2027'],
      ['without a digit', 'InkstoneInk'],
      ['with a sign that is neither letter nor digit', 'Inkstone#2027'],
    ].map(([name = '', password = '']) => ({
      name,
      fields: { password, password_confirm: password },
      messages: { password: format },
    })),
  ],
};
