import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, refusal, success, tooOften } from './answers.js';
import { postRefused, postSucceeds } from './exchange.js';

const { fromProviderState } = MatchersV3;

const account = '13800000003';
const password = 'Inkstone2027';
const registered = ['an account is registered', { account, password: 'Inkstone2026' }] as const;
const sent = ['a recovery code was sent', { account }] as const;
const often = '操作太频繁，请在42秒后再试';

describe('sendRecoveryCode (spec: B7 forget_password_code)', () => {
  const path = '/api/login/forget_password_code';

  it('returns a message to show', async () => {
    const { data } = await postSucceeds(
      path,
      { type: 1, account },
      {
        when: 'sendRecoveryCode',
        given: [[...registered]],
        answer: success(null, '如该账号已注册，验证码已发送，请在 10 分钟内查收'),
      },
    );
    expect(data).toBeNull();
  });

  it('is refused without an account, with the message for its type', async () => {
    await postRefused(
      path,
      { type: 2, account: '' },
      {
        when: 'sendRecoveryCode without an e-mail address',
        given: [['nobody is logged in', {}]],
        refusal: invalid('account', '邮箱不得为空'),
      },
    );
  });

  it('is refused within a minute after the last code', async () => {
    await postRefused(
      path,
      { type: 1, account },
      {
        when: 'sendRecoveryCode a second time',
        given: [[...registered], [...sent]],
        refusal: tooOften(often),
      },
    );
  });
});

describe('resetPassword (spec: B7 forget_password)', () => {
  const path = '/api/login/forget_password';
  const body = { type: 1, account, code: '042917', password, password_confirm: password } as const;

  it('returns a message to show', async () => {
    const { msg } = await postSucceeds(path, body, {
      when: 'resetPassword',
      given: [[...registered], [...sent]],
      fromState: { code: fromProviderState('${code}', '042917') },
      answer: success(null, '密码已重设，请用新密码登录'),
    });
    expect(msg).toBe('密码已重设，请用新密码登录');
  });

  it('is refused for a password that is too simple', async () => {
    await postRefused(
      path,
      { ...body, password: 'inkstone', password_confirm: 'inkstone' },
      {
        when: 'resetPassword to a password that is too simple',
        given: [[...registered], [...sent]],
        fromState: { code: fromProviderState('${code}', '042917') },
        refusal: invalid('password', '密码长度为8-16位，须使用数字、字母大/小写组合'),
      },
    );
  });

  it('is refused when no code is valid', async () => {
    await postRefused(path, body, {
      when: 'resetPassword when no code is valid',
      given: [[...registered], ['no recovery code is alive', { account }]],
      refusal: refusal(410, '验证码已失效，请重新获取'),
    });
  });

  it('is refused for a wrong code', async () => {
    await postRefused(path, body, {
      when: 'resetPassword with a wrong code',
      given: [[...registered], [...sent]],
      fromState: { code: fromProviderState('${wrong_code}', '000000') },
      refusal: refusal(422, '验证码错误'),
    });
  });

  it('is refused after too many tries', async () => {
    await postRefused(path, body, {
      when: 'resetPassword too often',
      given: [[...registered], [...sent], ['a recovery code was tried too often', { account }]],
      fromState: { code: fromProviderState('${code}', '042917') },
      refusal: tooOften(often),
    });
  });
});
