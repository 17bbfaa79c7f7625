// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { messagesOf, testSchema } from '../testing/schema-cases.js';
import { registrationExamples, registrationFixtures } from './fixtures.js';
import { registration, registrationForm, toPayload } from './schema.js';

testSchema('registration', {
  fixtures: registrationFixtures,
  schema: registrationForm,
  toPayload,
  body: registration,
});

describe('the body of a registration', () => {
  const { teacherByPhone, studentByPhone, parentByEmail, merchantByEmail } = registrationExamples;

  it.each([
    [{}, 'user_role', '请选择身份'],
    [{ ...teacherByPhone.payload, user_role: '' }, 'user_role', '请选择身份'],
    [{ ...teacherByPhone.payload, user_role: 4 }, 'user_role', '身份有误'],
    [{ ...teacherByPhone.payload, user_role: 'constructor' }, 'user_role', '身份有误'],
    [{}, 'authentication_methods', '请选择验证方式'],
    [{ ...teacherByPhone.payload, authentication_methods: 3 }, 'authentication_methods', '验证方式有误'],
    [{ ...teacherByPhone.payload, subject: '' }, 'subject', '请选择任教学科'],
    [{ ...teacherByPhone.payload, subject: '语文' }, 'subject', '学科有误'],
    [{ ...teacherByPhone.payload, teachGradeId: 0 }, 'teachGradeId', '学段有误'],
    [{ ...teacherByPhone.payload, city: '' }, 'city', '请选择省市'],
    [{ ...teacherByPhone.payload, province: -1 }, 'province', '省市有误，请重新选择'],
    [{ ...studentByPhone.payload, gradeId: 1.5 }, 'gradeId', '年级有误'],
    [{ ...parentByEmail.payload, study_stage: 'x' }, 'study_stage', '学段有误'],
    [{ ...parentByEmail.payload, province: 'x' }, 'province', '省市有误，请重新选择'],
    [{ ...merchantByEmail.payload, store_name: '　' }, 'store_name', '请填写店铺名称'],
    [{ ...merchantByEmail.payload, email: 'lin.mama' }, 'email', '邮箱格式错误'],
    [{ ...merchantByEmail.payload, password_confirm: 'Inkstone2027' }, 'password_confirm', '两次密码不一致'],
  ])('is refused: %j at %s: %s', (body, field, message) =>
    expect(messagesOf(registration(body), body)).toHaveProperty(field, message),
  );

  it('accepts ids as digits, and does not check fields of other identities and methods', () => {
    const { payload } = teacherByPhone;
    const body = { ...payload, subject: '2', gradeId: '', store_name: '店'.repeat(51), email: '' };
    expect(registration(body).parse(body)).toEqual({ ...payload, subject: '2' });
  });

  it('accepts no place, or an empty one, from a parent', () => {
    const { payload } = parentByEmail;
    for (const place of [{}, { province: '', city: '' }, { province: 33, city: '3302' }]) {
      const body = { ...payload, ...place };
      expect(registration(body).parse(body)).toEqual(body);
    }
  });
});
