import type { LoginByCodeInput, LoginInput } from '@inkstone/api/inputs';

import type { FormFixtures } from '../form/form-schema.js';
import type { LoginFields } from './schema.js';

const complete: LoginFields = {
  account: '13800000003',
  password: 'Inkstone2026',
  code: '042917',
  agreement: true,
};

export const passwordLoginFixtures: FormFixtures<LoginFields, LoginInput> = {
  valid: [
    {
      name: 'phone and password',
      fields: complete,
      payload: { account: '13800000003', password: 'Inkstone2026' },
    },
    {
      name: 'e-mail with blanks around it',
      fields: { ...complete, account: ' lu.laoshi@example.com ' },
      payload: { account: 'lu.laoshi@example.com', password: 'Inkstone2026' },
    },
    {
      name: 'an older password that does not match the pattern',
      fields: { ...complete, password: ' old one ' },
      payload: { account: '13800000003', password: ' old one ' },
    },
  ],
  invalid: [
    {
      name: 'nothing filled in',
      spec: ['B5 login account', 'B5 login password'],
      fields: { account: '', password: '', code: '', agreement: false },
      messages: {
        account: '账号不得为空',
        password: '密码不得为空',
        agreement: '请在勾选协议后进行注册或登录',
      },
    },
    {
      name: 'neither phone nor e-mail',
      spec: ['B5 format phone or email'],
      fields: { ...complete, account: '1380000000' },
      messages: { account: '手机号/邮箱格式错误' },
    },
    { name: 'no password', fields: { ...complete, password: '' }, messages: { password: '密码不得为空' } },
    {
      name: 'a password of 65 characters',
      fields: { ...complete, password: 'p'.repeat(65) },
      messages: { password: '密码最多64个字' },
    },
    {
      name: 'agreement not ticked',
      spec: ['B5 agreement', 'B8 agreement'],
      fields: { ...complete, agreement: false },
      messages: { agreement: '请在勾选协议后进行注册或登录' },
    },
  ],
};

export const codeLoginFixtures: FormFixtures<LoginFields, LoginByCodeInput> = {
  valid: [
    {
      name: 'code to a phone',
      fields: complete,
      payload: { type: 1, account: '13800000003', code: '042917' },
    },
    {
      name: 'code to an e-mail address, pasted with a blank',
      fields: { ...complete, account: 'lu.laoshi@example.com', code: '042917 ' },
      payload: { type: 2, account: 'lu.laoshi@example.com', code: '042917' },
    },
  ],
  invalid: [
    {
      name: 'nothing filled in',
      spec: ['B5 login code'],
      fields: { account: '', password: '', code: '', agreement: false },
      messages: {
        account: '账号不得为空',
        code: '验证码不得为空',
        agreement: '请在勾选协议后进行注册或登录',
      },
    },
    {
      name: 'an address without its domain',
      fields: { ...complete, account: 'lu.laoshi' },
      messages: { account: '手机号/邮箱格式错误' },
    },
    { name: 'no code', fields: { ...complete, code: ' ' }, messages: { code: '验证码不得为空' } },
    { name: 'five digits', fields: { ...complete, code: '04291' }, messages: { code: '验证码为 6 位数字' } },
  ],
};
