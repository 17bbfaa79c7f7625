import type { LoginByCodeInput, LoginInput } from '@inkstone/api/inputs';

import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { LoginFields } from './schema.js';

const complete: LoginFields = {
  account: '13800000003',
  password: 'Inkstone2026',
  code: '042917',
  agreement: true,
};

const passwordPayload: LoginInput = { account: complete.account, password: complete.password };
const codePayload: LoginByCodeInput = { type: 1, account: complete.account, code: complete.code };
const nothing: LoginFields = { account: '', password: '', code: '', agreement: false };

export const passwordLoginFixtures: FormFixtures<LoginFields, LoginInput> = {
  valid: accepted(complete, passwordPayload, [
    ['phone and password'],
    [
      'e-mail with blanks around it',
      { account: ' lu.laoshi@example.com ' },
      { account: 'lu.laoshi@example.com' },
    ],
    [
      'an older password that does not match the pattern',
      { password: ' old one ' },
      { password: ' old one ' },
    ],
  ]),
  invalid: refused(complete, [
    [
      'nothing filled in (spec: B5 login account, B5 login password)',
      nothing,
      {
        account: '账号不得为空',
        password: '密码不得为空',
        agreement: '请在勾选协议后进行注册或登录',
      },
    ],
    [
      'neither phone nor e-mail (spec: B5 format phone or email)',
      { account: '1380000000' },
      '手机号/邮箱格式错误',
    ],
    ['no password', { password: '' }, '密码不得为空'],
    ['a password of 65 characters', { password: 'p'.repeat(65) }, '密码最多64个字'],
    [
      'agreement not ticked (spec: B5 agreement, B8 agreement)',
      { agreement: false },
      '请在勾选协议后进行注册或登录',
    ],
  ]),
};

export const codeLoginFixtures: FormFixtures<LoginFields, LoginByCodeInput> = {
  valid: accepted(complete, codePayload, [
    ['code to a phone'],
    [
      'code to an e-mail address, pasted with a blank',
      { account: 'lu.laoshi@example.com', code: '042917 ' },
      { type: 2, account: 'lu.laoshi@example.com' },
    ],
  ]),
  invalid: refused(complete, [
    [
      'nothing filled in (spec: B5 login code)',
      nothing,
      {
        account: '账号不得为空',
        code: '验证码不得为空',
        agreement: '请在勾选协议后进行注册或登录',
      },
    ],
    ['an address without its domain', { account: 'lu.laoshi' }, '手机号/邮箱格式错误'],
    ['no code', { code: ' ' }, '验证码不得为空'],
    ['five digits', { code: '04291' }, '验证码为 6 位数字'],
  ]),
};
