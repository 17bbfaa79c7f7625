// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { messagesOf, testSchema } from '../testing/schema-cases.js';
import { profileFixtures, student } from './fixtures.js';
import { fieldsOf, hasGrade, hasSchool, profileForm, toPayload, updateUserInfo } from './schema.js';

testSchema('profile', {
  fixtures: profileFixtures,
  schema: (fields) => profileForm(fields, student),
  toPayload: (fields) => toPayload(fields, student),
  body: updateUserInfo,
});

describe('profileForm', () => {
  it('has no school for parents and merchants, and a grade only for students', () => {
    expect(([1, 2, 3, 5] as const).filter(hasSchool)).toEqual([1, 3]);
    expect(([1, 2, 3, 5] as const).filter(hasGrade)).toEqual([1]);
  });

  it('does not send fields that the role does not have', () => {
    const parent = { ...student, user_role: 2, school: '', gradeId: null } as const;
    const fields = { ...fieldsOf(parent), school: '北京市第八中学', gradeId: '168', nickname: '林妈妈' };
    expect(toPayload(fields, parent)).toEqual({ nickname: '林妈妈' });
  });

  it('does not require a phone from a user without one, and accepts one with its code', () => {
    const byEmail = { ...student, phone: '' };
    const fields = { ...fieldsOf(byEmail), nickname: '砚边小记' };
    expect(messagesOf(profileForm(fields, byEmail), fields)).toEqual({});
    expect(toPayload(fields, byEmail)).toEqual({ nickname: '砚边小记' });
    const withPhone = { ...fields, phone: '13800000007' };
    expect(messagesOf(profileForm(withPhone, byEmail), withPhone)).toEqual({ code: '验证码不得为空' });
  });
});

describe('updateUserInfo', () => {
  it('treats empty values of older forms as unchanged', () => {
    const body = { nickname: '周老师', old_pwd: '', new_pwd: '', repetition_pwd: '', phone: '', code: '' };
    expect(messagesOf(updateUserInfo(body), body)).toEqual({});
    expect(messagesOf(updateUserInfo({}), {})).toEqual({});
  });

  it('requires all three passwords if one is filled in', () => {
    const body = { new_pwd: 'Inkstone2027' };
    expect(messagesOf(updateUserInfo(body), body)).toEqual({
      old_pwd: '密码不得为空',
      repetition_pwd: '请重复输入密码',
    });
  });

  it('trims texts and adds no fields', () => {
    const body = { nickname: ' 周老师 ', school: '　' };
    expect(updateUserInfo(body).parse(body)).toEqual({ nickname: '周老师', school: '' });
  });
});
