import type { UpdateUserInfoInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { mobileMessages } from '../rules/mobile.js';
import { fieldsOf, type Profile, type ProfileFields } from './schema.js';

/** The profile that the examples change. */
export const student: Profile = {
  user_role: 1,
  nickname: '小砚',
  school: '北京市第十二中学',
  gradeId: 167,
  phone: '13800000004',
  email: '',
};

const present = fieldsOf(student);

const passwords = {
  old_pwd: 'Inkstone2026',
  new_pwd: 'Inkstone2027',
  repetition_pwd: 'Inkstone2027',
};

const passwordFormat = '密码长度为8-16位，须使用数字、字母大/小写组合';

export const profileFixtures: FormFixtures<ProfileFields, UpdateUserInfoInput> = {
  valid: accepted(present, {}, [
    ['only another nickname, with blanks around it', { nickname: ' 砚边小记 ' }, { nickname: '砚边小记' }],
    [
      'everything',
      {
        nickname: '砚边小记',
        school: '北京市第八中学',
        gradeId: '168',
        ...passwords,
        phone: '13800000007',
        code: '042917',
      },
      {
        nickname: '砚边小记',
        school: '北京市第八中学',
        gradeId: 168,
        ...passwords,
        phone: '13800000007',
        code: '042917',
      },
    ],
    ['school and grade removed', { school: ' ', gradeId: '' }, { school: '', gradeId: '' }],
    [
      'only a password, with blanks around other values',
      { ...passwords, phone: ' 13800000004 ', code: '  ' },
      passwords,
    ],
    [
      'blanks as passwords',
      { school: '北京市第八中学', old_pwd: '  ', new_pwd: '　' },
      { school: '北京市第八中学' },
    ],
  ]),
  invalid: refused(present, [
    [
      'nothing left in the form',
      { nickname: '', school: '', gradeId: '', phone: '' },
      { nickname: '请填写昵称', phone: '手机号不得为空' },
    ],
    [
      'texts over the maximum length',
      { nickname: '砚'.repeat(21), school: '校'.repeat(51) },
      { nickname: '昵称最多20个字', school: '学校名称最多50个字' },
    ],
    [
      'only the old password (spec: B5 profile passwords)',
      { old_pwd: 'Inkstone2026' },
      { new_pwd: '密码不得为空', repetition_pwd: '请重复输入密码' },
    ],
    [
      'only a new password, without a capital letter (spec: B5 profile passwords)',
      { new_pwd: 'inkstone2027', repetition_pwd: 'inkstone2027' },
      { old_pwd: '密码不得为空', new_pwd: passwordFormat },
    ],
    [
      'an old password that does not match the pattern',
      { ...passwords, old_pwd: 'inkstone' },
      { old_pwd: passwordFormat },
    ],
    [
      'a different repetition (spec: B5 profile repeated)',
      { ...passwords, repetition_pwd: 'Inkstone2028' },
      { repetition_pwd: '两次新密码不一致' },
    ],
    ['a new number that is not a mobile number', { phone: '1380000000' }, mobileMessages.format],
    ['a new number without a code', { phone: '13800000007' }, { code: '验证码不得为空' }],
    [
      'a new number with an incomplete code',
      { phone: '13800000007', code: '0429' },
      { code: '验证码为 6 位数字' },
    ],
  ]),
};
