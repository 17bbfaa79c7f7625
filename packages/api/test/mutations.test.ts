import { MutationObserver, type MutationObserverOptions } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';

import {
  loginMutation,
  logoutMutation,
  registerMutation,
  resetPasswordMutation,
  sendEmailCodeMutation,
  sendLoginCodeMutation,
  sendPhoneCodeMutation,
  sendRecoveryCodeMutation,
  type RegisterInput,
  type ResetPasswordInput,
} from '../src/accounts/mutations.js';
import { countPlayMutation } from '../src/articles/index.js';
import type { ApiClient } from '../src/client.js';
import { sendResetPhoneCodeMutation, updateUserInfoMutation } from '../src/profile/mutations.js';
import {
  sendShopPhoneCodeMutation,
  submitShopApplicationMutation,
  type SubmitShopApplicationInput,
} from '../src/shops/mutations.js';
import type { UserSession } from '../src/types.js';
import { teacher } from './fixtures.js';
import { readJson, serve } from './http-server.js';
import { eventually, refusal, run, serveHeld, setUp, setUpAnswer, success } from './querying.js';

describe('login', () => {
  const input = { account: '13800000003', password: 'Inkstone2026' };

  it('sets the session and returns the message of the server (spec: B8 login success)', async () => {
    const { client, queryClient } = await setUpAnswer(success(teacher, '登录成功'));
    const answer = await run(queryClient, loginMutation(client), input);
    expect(answer.msg).toBe('登录成功');
    expect(client.session.get()).toEqual(teacher);
  });

  it('does not change the session after a refusal, which is reported once', async () => {
    const { client, queryClient, onNotice } = await setUpAnswer(refusal(422, '账号或密码错误'));
    await expect(run(queryClient, loginMutation(client), input)).rejects.toThrow('账号或密码错误');
    expect(client.session.get()).toBeNull();
    expect(onNotice).toHaveBeenCalledTimes(1);
  });
});

/** Runs a mutation as an open screen does, and then closes the screen. */
async function leave<Data, Input>(
  mutation: (client: ApiClient) => MutationObserverOptions<Data, Error, Input>,
  input: Input,
  answer: unknown = null,
) {
  const { client, queryClient } = await setUpAnswer(success(answer), teacher);
  const observer = new MutationObserver(queryClient, mutation(client));
  const stop = observer.subscribe(() => undefined);
  await observer.mutate(input);
  stop();
  return queryClient;
}

const account = '13800000003';
const password = 'Inkstone2026';
const identity = { username: '周明', identity_card_code: '11010118500309004X' };
const profile = { reset_password: 0, user_info: teacher };

it.each([
  ['login', () => leave(loginMutation, { account, password }, teacher)],
  ['register', () => leave(registerMutation, { password } as RegisterInput)],
  ['resetPassword', () => leave(resetPasswordMutation, { password } as ResetPasswordInput)],
  ['updateUserInfo', () => leave(updateUserInfoMutation, identity, profile)],
  [
    'submitShopApplication',
    () => leave(submitShopApplicationMutation, {} as SubmitShopApplicationInput, { query_code: '' }),
  ],
])('%s leaves no password and no document in the cache', async (_name, left) => {
  const queryClient = await left();
  await eventually(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});

it.each([
  ['sendLoginCode', () => fail(sendLoginCodeMutation, { account, type: 1 })],
  ['sendPhoneCode', () => fail(sendPhoneCodeMutation, { phone: account })],
  ['sendResetPhoneCode', () => fail(sendResetPhoneCodeMutation, { phone: account })],
  ['sendEmailCode', () => fail(sendEmailCodeMutation, { email: 'lin@example.com' })],
  ['sendRecoveryCode', () => fail(sendRecoveryCodeMutation, { type: 1, account })],
  ['sendShopPhoneCode', () => fail(sendShopPhoneCodeMutation, { phone: account })],
  ['countPlay', () => fail(countPlayMutation, 27)],
])('%s fails without a message (spec: B8 code request fails)', async (_name, failed) => {
  const { error, onNotice } = await failed();
  expect(error).toMatchObject({ code: 429 });
  expect(onNotice).not.toHaveBeenCalled();
});

/** Runs a mutation that the server refuses. */
async function fail<Data, Input>(
  mutation: (client: ApiClient) => MutationObserverOptions<Data, Error, Input>,
  input: Input,
) {
  const { client, queryClient, onNotice } = await setUpAnswer(refusal(429, '操作太频繁'));
  const error: unknown = await run(queryClient, mutation(client), input).catch((reason: unknown) => reason);
  return { error, onNotice };
}

it('logout clears the session even when the server cannot be reached (spec: B2.7 logout)', async () => {
  const baseUrl = await serve((request) => request.socket.destroy());
  const { client, queryClient } = setUp(baseUrl, teacher);
  await expect(run(queryClient, logoutMutation(client), undefined)).rejects.toMatchObject({
    kind: 'network',
  });
  expect(client.session.get()).toBeNull();
});

it('logout does not wait for the server, and its late answer does not end a later session', async () => {
  const { baseUrl, next } = await serveHeld();
  const { client, queryClient } = setUp(baseUrl, teacher);
  const leaving = run(queryClient, logoutMutation(client), undefined);
  const { request, answer } = await next();
  expect(request.headers['token']).toBe(teacher.jwt);
  expect(client.session.get()).toBeNull();

  const parent: UserSession = { ...teacher, jwt: 'parent-token', nickname: '林女士', user_role: 2 };
  client.session.set(parent);
  answer(refusal(-1, '登录已过期'));
  await expect(leaving).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(client.session.get()).toEqual(parent);
});

const form = {
  password,
  password_confirm: password,
  user_role: 2,
  study_stage: 10,
  nickname: '林女士',
  authentication_methods: 1,
  phone: account,
  phone_code: '042917',
} as const;

describe('register', () => {
  it('sends the whole form, returns the message of the server and does not log in', async () => {
    const sent = vi.fn();
    const baseUrl = await serve((request, response) => {
      void readJson(request).then((body) => {
        sent(request.url, body);
        response.end(JSON.stringify(success(null, '注册成功，请前往个人中心完成实名认证')));
      });
    });
    const { client, queryClient } = setUp(baseUrl);
    const { msg } = await run(queryClient, registerMutation(client), form);
    expect(msg).toBe('注册成功，请前往个人中心完成实名认证');
    expect(sent).toHaveBeenCalledExactlyOnceWith('/api/login/register', form);
    expect(client.session.get()).toBeNull();
  });

  it('reports a refusal once', async () => {
    const { client, queryClient, onNotice } = await setUpAnswer(refusal(409, '该账号已注册，请直接登录'));
    await expect(run(queryClient, registerMutation(client), form)).rejects.toMatchObject({ code: 409 });
    expect(onNotice).toHaveBeenCalledTimes(1);
  });
});
