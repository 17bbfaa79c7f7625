import type { UpdateUserInfoInput } from '@inkstone/api/inputs';

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
};

const present = fieldsOf(student);

const passwords = {
  old_pwd: 'Inkstone2026',
  new_pwd: 'Inkstone2027',
  repetition_pwd: 'Inkstone2027',
};

const passwordFormat = '密码长度为8-16位，须使用数字、字母大/小写组合';

export const profileFixtures: FormFixtures<ProfileFields, UpdateUserInfoInput> = {
  valid: [
    {
      name: 'only another nickname, with blanks around it',
      fields: { ...present, nickname: ' 砚边小记 ' },
      payload: { nickname: '砚边小记' },
    },
    {
      name: 'everything',
      fields: {
        nickname: '砚边小记',
        school: '北京市第八中学',
        gradeId: '168',
        ...passwords,
        phone: '13800000007',
        code: '042917',
      },
      payload: {
        nickname: '砚边小记',
        school: '北京市第八中学',
        gradeId: 168,
        ...passwords,
        phone: '13800000007',
        code: '042917',
      },
    },
    {
      name: 'school and grade removed',
      fields: { ...present, school: ' ', gradeId: '' },
      payload: { school: '', gradeId: '' },
    },
    {
      name: 'only a password, with blanks around other values',
      fields: { ...present, ...passwords, phone: ' 13800000004 ', code: '  ' },
      payload: passwords,
    },
    {
      name: 'blanks as passwords',
      fields: { ...present, school: '北京市第八中学', old_pwd: '  ', new_pwd: '　' },
      payload: { school: '北京市第八中学' },
    },
  ],
  invalid: [
    {
      name: 'nothing left in the form',
      fields: { ...present, nickname: '', school: '', gradeId: '', phone: '' },
      messages: { nickname: '请填写昵称', phone: '手机号不得为空' },
    },
    {
      name: 'texts over the maximum length',
      fields: { ...present, nickname: '砚'.repeat(21), school: '校'.repeat(51) },
      messages: { nickname: '昵称最多20个字', school: '学校名称最多50个字' },
    },
    {
      name: 'only the old password',
      fields: { ...present, old_pwd: 'Inkstone2026' },
      messages: { new_pwd: '密码不得为空', repetition_pwd: '请重复输入密码' },
    },
    {
      name: 'only a new password, without a capital letter',
      spec: ['B5 profile passwords'],
      fields: { ...present, new_pwd: 'inkstone2027', repetition_pwd: 'inkstone2027' },
      messages: { old_pwd: '密码不得为空', new_pwd: passwordFormat },
    },
    {
      name: 'an old password that does not match the pattern',
      fields: { ...present, ...passwords, old_pwd: 'inkstone' },
      messages: { old_pwd: passwordFormat },
    },
    {
      name: 'a different repetition',
      spec: ['B5 profile repeated'],
      fields: { ...present, ...passwords, repetition_pwd: 'Inkstone2028' },
      messages: { repetition_pwd: '两次新密码不一致' },
    },
    {
      name: 'a new number that is not a mobile number',
      fields: { ...present, phone: '1380000000' },
      messages: { phone: mobileMessages.format },
    },
    {
      name: 'a new number without a code',
      fields: { ...present, phone: '13800000007' },
      messages: { code: '验证码不得为空' },
    },
    {
      name: 'a new number with an incomplete code',
      fields: { ...present, phone: '13800000007', code: '0429' },
      messages: { code: '验证码为 6 位数字' },
    },
  ],
};
