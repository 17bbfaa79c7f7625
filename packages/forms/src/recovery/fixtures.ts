import { accepted, refused } from '../form/examples.js';
import type { FormFixtures } from '../form/form-schema.js';
import { mobileMessages } from '../rules/mobile.js';
import type { Recovered, RecoveryFields } from './schema.js';

const byPhone: RecoveryFields = {
  type: 1,
  phone: '13800000003',
  phone_code: '042917',
  email: '',
  email_code: '',
};

const byEmail: RecoveryFields = {
  type: 2,
  phone: '',
  phone_code: '',
  email: 'lu.laoshi@example.com',
  email_code: '860351',
};

const phonePayload: Recovered = { type: 1, account: '13800000003', code: '042917' };
const emailPayload: Recovered = { type: 2, account: 'lu.laoshi@example.com', code: '860351' };

export const recoveryFixtures: FormFixtures<RecoveryFields, Recovered> = {
  valid: accepted(byPhone, phonePayload, [
    ['by phone'],
    ['by e-mail', byEmail, emailPayload],
    ['by phone, with blanks around it', { phone: ' 13800000003', phone_code: '042917 ' }, {}],
    [
      'by e-mail, with the fields of the phone filled in',
      { ...byEmail, phone: '1380', phone_code: '04' },
      emailPayload,
    ],
  ]),
  invalid: refused(byPhone, [
    [
      'nothing filled in, by phone (spec: B5 recovery phone)',
      { phone: '', phone_code: '' },
      { phone: '手机号不得为空', phone_code: '验证码不得为空' },
    ],
    [
      'nothing filled in, by e-mail (spec: B5 recovery email)',
      { ...byEmail, email: '', email_code: '' },
      { email: '邮箱不得为空', email_code: '验证码不得为空' },
    ],
    [
      'only blanks',
      { phone: ' ', phone_code: '　' },
      { phone: '手机号不得为空', phone_code: '验证码不得为空' },
    ],
    ['a number of ten digits (spec: B5 format phone)', { phone: '1380000000' }, mobileMessages.format],
    ['an e-mail address as phone number', { phone: 'lu.laoshi@example.com' }, mobileMessages.format],
    [
      'an address without its domain (spec: B5 format email)',
      { ...byEmail, email: 'lu.laoshi' },
      { email: '邮箱格式错误' },
    ],
    ['a phone number as e-mail address', { ...byEmail, email: '13800000003' }, { email: '邮箱格式错误' }],
    ['an incomplete code', { phone_code: '04291' }, '验证码为 6 位数字'],
  ]),
};
