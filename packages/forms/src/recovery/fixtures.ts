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

export const recoveryFixtures: FormFixtures<RecoveryFields, Recovered> = {
  valid: [
    {
      name: 'by phone',
      fields: byPhone,
      payload: { type: 1, account: '13800000003', code: '042917' },
    },
    {
      name: 'by e-mail',
      fields: byEmail,
      payload: { type: 2, account: 'lu.laoshi@example.com', code: '860351' },
    },
    {
      name: 'by phone, with blanks around it',
      fields: { ...byPhone, phone: ' 13800000003', phone_code: '042917 ' },
      payload: { type: 1, account: '13800000003', code: '042917' },
    },
    {
      name: 'by e-mail, with the fields of the phone filled in',
      fields: { ...byEmail, phone: '1380', phone_code: '04' },
      payload: { type: 2, account: 'lu.laoshi@example.com', code: '860351' },
    },
  ],
  invalid: [
    {
      name: 'nothing filled in, by phone',
      spec: ['B5 recovery phone'],
      fields: { ...byPhone, phone: '', phone_code: '' },
      messages: { phone: '手机号不得为空', phone_code: '验证码不得为空' },
    },
    {
      name: 'nothing filled in, by e-mail',
      spec: ['B5 recovery email'],
      fields: { ...byEmail, email: '', email_code: '' },
      messages: { email: '邮箱不得为空', email_code: '验证码不得为空' },
    },
    {
      name: 'only blanks',
      fields: { ...byPhone, phone: ' ', phone_code: '　' },
      messages: { phone: '手机号不得为空', phone_code: '验证码不得为空' },
    },
    {
      name: 'a number of ten digits',
      spec: ['B5 format phone'],
      fields: { ...byPhone, phone: '1380000000' },
      messages: { phone: mobileMessages.format },
    },
    {
      name: 'an e-mail address as phone number',
      fields: { ...byPhone, phone: 'lu.laoshi@example.com' },
      messages: { phone: mobileMessages.format },
    },
    {
      name: 'an address without its domain',
      spec: ['B5 format email'],
      fields: { ...byEmail, email: 'lu.laoshi' },
      messages: { email: '邮箱格式错误' },
    },
    {
      name: 'a phone number as e-mail address',
      fields: { ...byEmail, email: '13800000003' },
      messages: { email: '邮箱格式错误' },
    },
    {
      name: 'an incomplete code',
      fields: { ...byPhone, phone_code: '04291' },
      messages: { phone_code: '验证码为 6 位数字' },
    },
  ],
};
