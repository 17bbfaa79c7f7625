import { MutationObserver } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';

import {
  registerMutation,
  resetPasswordMutation,
  sendEmailCodeMutation,
  sendPhoneCodeMutation,
  sendRecoveryCodeMutation,
} from '../src/accounts/mutations.js';
import { sendResetPhoneCodeMutation } from '../src/profile/mutations.js';
import { readJson, serve, serveJson } from './http-server.js';
import { eventually, run, setUp } from './querying.js';

const account = '13800000006';
const passwords = { password: 'Inkstone2026', password_confirm: 'Inkstone2026' };
const form = {
  ...passwords,
  user_role: 2,
  study_stage: 10,
  nickname: '林女士',
  authentication_methods: 1,
  phone: account,
  phone_code: '042917',
} as const;

describe('register', () => {
  it('sends the whole form, returns the message of the server and does not log in (spec: B8 success registration)', async () => {
    const sent = vi.fn();
    const baseUrl = await serve((request, response) => {
      void readJson(request).then((body) => {
        sent(request.url, body);
        response.end(JSON.stringify({ code: 200, msg: '注册成功，请前往个人中心完成实名认证', data: null }));
      });
    });
    const { client, queryClient } = setUp(baseUrl);
    const { msg } = await run(queryClient, registerMutation(client), form);
    expect(msg).toBe('注册成功，请前往个人中心完成实名认证');
    expect(sent).toHaveBeenCalledExactlyOnceWith('/api/login/register', form);
    expect(client.session.get()).toBeNull();
  });

  it('reports a refusal once', async () => {
    const { client, queryClient, onNotice } = setUp(
      await serveJson({ code: 409, msg: '该账号已注册，请直接登录', data: null }),
    );
    await expect(run(queryClient, registerMutation(client), form)).rejects.toMatchObject({ code: 409 });
    expect(onNotice).toHaveBeenCalledTimes(1);
  });
});

it('leaves no password in the cache', async () => {
  const { client, queryClient } = setUp(await serveJson({ code: 200, msg: '', data: null }));
  const registering = new MutationObserver(queryClient, registerMutation(client));
  const resetting = new MutationObserver(queryClient, resetPasswordMutation(client));
  const stops = [registering.subscribe(() => undefined), resetting.subscribe(() => undefined)];
  await registering.mutate(form);
  await resetting.mutate({ type: 1, account, code: '042917', ...passwords });
  for (const stop of stops) stop();
  await eventually(() => {
    expect(queryClient.getMutationCache().getAll()).toEqual([]);
  });
});

describe('a code request', () => {
  async function refuse() {
    return setUp(await serveJson({ code: 429, msg: '操作太频繁', data: { retry_after: 42 } }));
  }

  it('fails without a message (spec: B8 code request fails)', async () => {
    const { client, queryClient, onNotice } = await refuse();
    const failing = [
      run(queryClient, sendPhoneCodeMutation(client), { phone: account }),
      run(queryClient, sendResetPhoneCodeMutation(client), { phone: account }),
      run(queryClient, sendEmailCodeMutation(client), { email: 'lin@example.com' }),
      run(queryClient, sendRecoveryCodeMutation(client), { type: 1, account }),
    ];
    for (const sending of failing) await expect(sending).rejects.toMatchObject({ code: 429 });
    expect(onNotice).not.toHaveBeenCalled();
  });
});
