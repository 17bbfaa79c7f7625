import { describe, expect, it, vi } from 'vitest';

import { updateUserInfoMutation, uploadAvatarMutation } from '../src/profile/mutations.js';
import type { UserSession } from '../src/types.js';
import { teacher } from './fixtures.js';
import { readForm } from './forms.js';
import { serve } from './http-server.js';
import { refusal, run, serveHeld, setUp, setUpAnswer } from './querying.js';

const renamed: UserSession = { ...teacher, nickname: '周晓' };
const saved = { code: 200, msg: '修改成功', data: { reset_password: 0, user_info: renamed } };
const ended = { code: 200, msg: '修改成功，请重新登录', data: { reset_password: 1, user_info: null } };

describe('updateUserInfo', () => {
  it('replaces the profile in the session (spec: B4 profile kept)', async () => {
    const { client, queryClient } = await setUpAnswer(saved, teacher);
    const { msg } = await run(queryClient, updateUserInfoMutation(client), { nickname: '周晓' });
    expect(msg).toBe('修改成功');
    expect(client.session.get()).toEqual(renamed);
  });

  it('ends the session when the user has to log in again (spec: B4 profile cleared)', async () => {
    const { client, queryClient } = await setUpAnswer(ended, teacher);
    const { data, msg } = await run(queryClient, updateUserInfoMutation(client), {
      old_pwd: 'Inkstone2026',
      new_pwd: 'Inkstone2027',
      repetition_pwd: 'Inkstone2027',
    });
    expect([data.reset_password, msg]).toEqual([1, '修改成功，请重新登录']);
    expect(client.session.get()).toBeNull();
  });

  it('does not change the session after a refusal', async () => {
    const { client, queryClient, onNotice } = await setUpAnswer(refusal(422, '原密码错误'), teacher);
    const saving = run(queryClient, updateUserInfoMutation(client), { nickname: '周晓' });
    await expect(saving).rejects.toThrow('原密码错误');
    expect(client.session.get()).toEqual(teacher);
    expect(onNotice).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a new profile', saved],
    ['the end of the session', ended],
  ])('does not apply %s to the session of a later login', async (_what, late) => {
    const { baseUrl, next } = await serveHeld();
    const { client, queryClient } = setUp(baseUrl, teacher);
    const saving = run(queryClient, updateUserInfoMutation(client), { nickname: '周晓' });
    const { answer } = await next();
    const parent: UserSession = { ...teacher, jwt: 'parent-token', nickname: '林女士', user_role: 2 };
    client.session.set(parent);
    answer(late);
    await saving;
    expect(client.session.get()).toEqual(parent);
  });
});

it('uploadAvatar sends the picture as a form and stores its URL in the session (spec: B7 update_userinfo avatar)', async () => {
  const received = vi.fn();
  const shown = { ...teacher, avatar: '/files/public/avatars/new.png' };
  const baseUrl = await serve((request, response) => {
    void readForm(request).then((form) => {
      received(request.url, request.headers['token'], form);
      response.end(JSON.stringify({ ...saved, data: { reset_password: 0, user_info: shown } }));
    });
  });
  const { client, queryClient } = setUp(baseUrl, teacher);
  const avatar = new File(['pixels'], 'me.png', { type: 'image/png' });
  await run(queryClient, uploadAvatarMutation(client), { avatar });
  expect(received).toHaveBeenCalledExactlyOnceWith('/api/user/update_userinfo', teacher.jwt, [
    ['avatar', { name: 'me.png', type: 'image/png', text: 'pixels' }],
  ]);
  expect(client.session.get()).toEqual(shown);
});
