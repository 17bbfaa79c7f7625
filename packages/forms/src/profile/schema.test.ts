// @vitest-environment node
import type { UpdateUserInfoInput } from '@inkstone/api/inputs';
import { describe, expect, expectTypeOf, it } from 'vitest';

import { messagesOf, testSchema } from '../testing/schema-cases.js';
import { profileFixtures, student } from './fixtures.js';
import { fieldsOf, hasGrade, hasSchool, profileForm, toPayload, updateUserInfo } from './schema.js';

testSchema('profile', {
  fixtures: profileFixtures,
  schema: (fields) => profileForm(fields, student),
  toPayload: (fields) => toPayload(fields, student),
  body: updateUserInfo,
});

it('sends exactly what the operation asks for', () => {
  expectTypeOf(toPayload).returns.toEqualTypeOf<UpdateUserInfoInput>();
});

describe('profileForm', () => {
  it('asks parents and merchants for no school, and students alone for a grade', () => {
    expect(([1, 2, 3, 5] as const).filter(hasSchool)).toEqual([1, 3]);
    expect(([1, 2, 3, 5] as const).filter(hasGrade)).toEqual([1]);
  });

  it('sends neither of whom they are not asked', () => {
    const parent = { ...student, user_role: 2, school: '', gradeId: null } as const;
    const fields = { ...fieldsOf(parent), school: '北京市第八中学', gradeId: '168', nickname: '林妈妈' };
    expect(toPayload(fields, parent)).toEqual({ nickname: '林妈妈' });
  });

  it('lets somebody without a phone go on without one, and take one with its code', () => {
    const byEmail = { ...student, phone: '' };
    const fields = { ...fieldsOf(byEmail), nickname: '砚边小记' };
    expect(messagesOf(profileForm(fields, byEmail), fields)).toEqual({});
    expect(toPayload(fields, byEmail)).toEqual({ nickname: '砚边小记' });
    const withPhone = { ...fields, phone: '13800000007' };
    expect(messagesOf(profileForm(withPhone, byEmail), withPhone)).toEqual({ code: '验证码不得为空' });
  });
});

describe('updateUserInfo', () => {
  it('takes what older forms leave empty for no change', () => {
    const body = { nickname: '周老师', old_pwd: '', new_pwd: '', repetition_pwd: '', phone: '', code: '' };
    expect(messagesOf(updateUserInfo(body), body)).toEqual({});
    expect(messagesOf(updateUserInfo({}), {})).toEqual({});
  });

  it('misses the passwords that a change leaves out', () => {
    const body = { new_pwd: 'Inkstone2027' };
    expect(messagesOf(updateUserInfo(body), body)).toEqual({
      old_pwd: '密码不得为空',
      repetition_pwd: '请重复输入密码',
    });
  });

  it('takes the blanks around texts away and adds nothing', () => {
    const body = { nickname: ' 周老师 ', school: '　' };
    expect(updateUserInfo(body).parse(body)).toEqual({ nickname: '周老师', school: '' });
  });
});
