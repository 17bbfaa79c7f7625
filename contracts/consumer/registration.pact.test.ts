import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, invalidPhone, refusal, success, tooOften } from './answers.js';
import { postRefused, postSucceeds } from './exchange.js';

const { fromProviderState } = MatchersV3;

const phone = '13800000006';
const password = 'Inkstone2026';
const nobody = ['nobody is logged in', {}] as const;
const aCity = ['a city is known', { province: 11, city: 1101 }] as const;
const often = '操作太频繁，请在42秒后再试';

describe.each([
  {
    operation: 'sendPhoneCode',
    path: '/api/login/send_phone_code',
    body: { phone },
    account: phone,
    bad: { phone: '1380000' },
    refused: invalidPhone,
  },
  {
    operation: 'sendEmailCode',
    path: '/api/login/send_email_code',
    body: { email: 'lin.mama@example.com' },
    account: 'lin.mama@example.com',
    bad: { email: 'lin.mama' },
    refused: invalid('email', '邮箱格式错误'),
  },
] as const)('$operation', ({ operation, path, body, account, bad, refused }) => {
  it('returns a message to show', async () => {
    const { data } = await postSucceeds<typeof path>(path, body, {
      when: operation,
      given: [[...nobody]],
      answer: success(null, '已发送，请在 10 分钟内查收'),
    });
    expect(data).toBeNull();
  });

  it('is refused for an invalid account', async () => {
    await postRefused<typeof path>(path, bad, {
      when: `${operation} to an invalid account`,
      given: [[...nobody]],
      refusal: refused,
    });
  });

  it('is refused within a minute after the last code', async () => {
    await postRefused<typeof path>(path, body, {
      when: `${operation} a second time`,
      given: [['a registration code was sent', { account }]],
      refusal: tooOften(often),
    });
  });
});

describe('register (spec: B7 register)', () => {
  const path = '/api/login/register';
  const welcome = '注册成功，请前往个人中心完成实名认证';
  const sent = ['a registration code was sent', { account: phone }] as const;
  const code = { phone_code: fromProviderState('${code}', '042917') };
  const everybody = {
    password,
    password_confirm: password,
    authentication_methods: 1,
    phone,
    phone_code: '042917',
  } as const;
  const form = {
    ...everybody,
    user_role: 3,
    nickname: '周老师',
    province: 11,
    city: 1101,
    school: '北京市第十二中学',
    subject: 2,
    teachGradeId: 9,
  } as const;

  it('returns a message about the next step', async () => {
    const { msg } = await postSucceeds(path, form, {
      when: 'register as a teacher',
      given: [[...aCity], [...sent]],
      fromState: code,
      answer: success(null, welcome),
    });
    expect(msg).toBe(welcome);
  });

  it('needs only the stage from a parent', async () => {
    const parent = { ...everybody, user_role: 2, nickname: '林女士', study_stage: 9 } as const;
    const { data } = await postSucceeds(path, parent, {
      when: 'register as a parent',
      given: [[...sent]],
      fromState: code,
      answer: success(null, welcome),
    });
    expect(data).toBeNull();
  });

  it('needs school and grade from a student, and accepts an e-mail address instead of a phone', async () => {
    const email = 'lin.mama@example.com';
    const student = {
      user_role: 1,
      nickname: '林小满',
      province: 11,
      city: 1101,
      school: '北京市第十二中学',
      gradeId: 169,
      password,
      password_confirm: password,
      authentication_methods: 2,
      email,
      email_code: '042917',
    } as const;
    const { data } = await postSucceeds(path, student, {
      when: 'register as a student by e-mail',
      given: [[...aCity], ['a registration code was sent', { account: email }]],
      fromState: { email_code: fromProviderState('${code}', '042917') },
      answer: success(null, welcome),
    });
    expect(data).toBeNull();
  });

  it('needs the store from a merchant', async () => {
    const merchant = {
      ...everybody,
      user_role: 5,
      nickname: '西山书房',
      province: 11,
      city: 1101,
      store_name: '西山书房图书专营店',
    } as const;
    const { data } = await postSucceeds(path, merchant, {
      when: 'register as a merchant',
      given: [[...aCity], [...sent]],
      fromState: code,
      answer: success(null, welcome),
    });
    expect(data).toBeNull();
  });

  it('is refused without a nickname', async () => {
    await postRefused(
      path,
      { ...form, nickname: '' },
      {
        when: 'register without a nickname',
        given: [[...aCity], [...sent]],
        fromState: code,
        refusal: invalid('nickname', '请填写昵称'),
      },
    );
  });

  it('is refused for an existing account, but only with the right code', async () => {
    await postRefused(path, form, {
      when: 'register an account that exists',
      given: [[...aCity], ['an account is registered', { account: phone, password }], [...sent]],
      fromState: code,
      refusal: refusal(409, '该账号已注册，请直接登录'),
    });
  });

  it('is refused when no code is valid', async () => {
    await postRefused(path, form, {
      when: 'register when no code is valid',
      given: [[...aCity], ['no registration code is alive', { account: phone }]],
      refusal: refusal(410, '验证码已失效，请重新获取'),
    });
  });

  it('is refused for a wrong code', async () => {
    await postRefused(path, form, {
      when: 'register with a wrong code',
      given: [[...aCity], [...sent]],
      fromState: { phone_code: fromProviderState('${wrong_code}', '000000') },
      refusal: refusal(422, '验证码错误'),
    });
  });

  it('is refused after too many tries', async () => {
    await postRefused(path, form, {
      when: 'register too often',
      given: [[...aCity], [...sent], ['the caller has done this too often', { what: 'registration' }]],
      fromState: code,
      refusal: tooOften(often),
    });
  });
});
