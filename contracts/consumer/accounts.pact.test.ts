import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, refusal, success, tooOften } from './answers.js';
import { getSucceeds, postRefused, postSucceeds } from './exchange.js';
import { user } from './user.js';

const { fromProviderState } = MatchersV3;

const account = '13800000003';
const password = 'Inkstone2026';
const registered = ['an account is registered', { account, password }] as const;

describe('login (spec: B7 login)', () => {
  const path = '/api/login/login';

  it('returns the token and the profile', async () => {
    const { data, msg } = await postSucceeds(
      path,
      { account, password },
      {
        when: 'login',
        given: [[...registered]],
        answer: success(user, '登录成功'),
      },
    );
    expect([msg, data.jwt, data.user_role]).toEqual(['登录成功', 'a-token', 3]);
  });

  it('is refused without an account', async () => {
    await postRefused(
      path,
      { account: '', password },
      {
        when: 'login without an account',
        given: [['nobody is logged in', {}]],
        refusal: invalid('account', '账号不得为空'),
      },
    );
  });

  it('is refused for a wrong password', async () => {
    await postRefused(
      path,
      { account, password: 'Inkstone2025' },
      {
        when: 'login with a wrong password',
        given: [[...registered]],
        refusal: refusal(422, '账号或密码错误'),
      },
    );
  });

  it('is refused after too many wrong passwords', async () => {
    await postRefused(
      path,
      { account, password },
      {
        when: 'login after too many wrong passwords',
        given: [[...registered], ['a wrong password was tried too often', { account }]],
        refusal: tooOften('操作太频繁，请在5分钟后再试'),
      },
    );
  });
});

describe('logout (spec: B7 out_login)', () => {
  it('ends the session', async () => {
    const { data } = await getSucceeds(
      '/api/login/out_login',
      {},
      {
        when: 'logout',
        given: [['a reader is logged in', {}]],
        loggedIn: true,
        answer: success(null, '已退出登录'),
      },
    );
    expect(data).toBeNull();
  });

  it('succeeds for a visitor', async () => {
    const { data } = await getSucceeds(
      '/api/login/out_login',
      {},
      {
        when: 'logout of a visitor',
        given: [['nobody is logged in', {}]],
        answer: success(null, '已退出登录'),
      },
    );
    expect(data).toBeNull();
  });
});

describe('sendLoginCode (spec: B7 set_login_code)', () => {
  const path = '/api/login/set_login_code';

  it('returns a message to show', async () => {
    const { msg } = await postSucceeds(
      path,
      { account, type: 1 },
      {
        when: 'sendLoginCode',
        given: [[...registered]],
        answer: success(null, '验证码已发送'),
      },
    );
    expect(msg).toBe('验证码已发送');
  });

  it('is refused for an invalid account', async () => {
    await postRefused(
      path,
      { account: '1380000', type: 1 },
      {
        when: 'sendLoginCode to an invalid account',
        given: [['nobody is logged in', {}]],
        refusal: invalid('account', '手机号/邮箱格式错误'),
      },
    );
  });

  it('is refused within a minute after the last code', async () => {
    await postRefused(
      path,
      { account, type: 1 },
      {
        when: 'sendLoginCode a second time',
        given: [[...registered], ['a login code was sent', { account }]],
        refusal: tooOften('操作太频繁，请在42秒后再试'),
      },
    );
  });
});

describe('loginByCode (spec: B7 code_login)', () => {
  const path = '/api/login/code_login';
  const body = { type: 1, account } as const;
  const sent = ['a login code was sent', { account }] as const;

  it('returns the token and the profile', async () => {
    const { data } = await postSucceeds(
      path,
      { ...body, code: '042917' },
      {
        when: 'loginByCode',
        given: [[...registered], [...sent]],
        fromState: { code: fromProviderState('${code}', '042917') },
        answer: success(user, '登录成功'),
      },
    );
    expect(data.jwt).toBe('a-token');
  });

  it('is refused without a code', async () => {
    await postRefused(
      path,
      { ...body, code: '' },
      {
        when: 'loginByCode without a code',
        given: [['nobody is logged in', {}]],
        refusal: invalid('code', '验证码不得为空'),
      },
    );
  });

  it('is refused for a wrong code', async () => {
    await postRefused(
      path,
      { ...body, code: '000000' },
      {
        when: 'loginByCode with a wrong code',
        given: [[...registered], [...sent]],
        fromState: { code: fromProviderState('${wrong_code}', '000000') },
        refusal: refusal(422, '验证码错误'),
      },
    );
  });

  it('is refused when no code is valid', async () => {
    await postRefused(
      path,
      { ...body, code: '042917' },
      {
        when: 'loginByCode when no code is valid',
        given: [[...registered], ['no login code is alive', { account }]],
        refusal: refusal(410, '验证码已失效，请重新获取'),
      },
    );
  });
});
