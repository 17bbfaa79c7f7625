import { describe, expect, it } from 'vitest';

import {
  deleteAccountMutation,
  endOtherSessionsMutation,
  exportOwnDataQuery,
  listSessionsQuery,
  sendConfirmCodeMutation,
  unconfirmedAccount,
} from '../src/own-account/index.js';
import { updateUserInfoMutation } from '../src/profile/index.js';
import { teacher } from './fixtures.js';
import { refusal, run, serveHeld, setUp, setUpAnswer, staleIn, success } from './querying.js';

const sessions = [
  { device: '电脑 · Windows · Chrome', create_time: 1, last_time: 2, is_current: 1 },
] as const;
const deleted = success(null, '账户已注销，您的个人信息已删除');

it('logging out elsewhere refetches the list of sessions', async () => {
  const answer = { code: 200, msg: '其他设备上的登录已退出', data: { count: 2 } };
  const { client, queryClient } = await setUpAnswer(answer, teacher);
  const { queryKey } = listSessionsQuery(client);
  queryClient.setQueryData(queryKey, [...sessions]);
  const { data, msg } = await run(queryClient, endOtherSessionsMutation(client), undefined);
  expect([data.count, msg]).toEqual([2, '其他设备上的登录已退出']);
  expect(staleIn(queryClient, queryKey)).toBe(true);
});

it('each export is fetched anew', async () => {
  const { baseUrl, next } = await serveHeld();
  const { client, queryClient } = setUp(baseUrl, teacher);
  for (const export_time of [1, 2]) {
    const fetched = queryClient.query(exportOwnDataQuery(client));
    (await next()).answer(success({ export_time }, '成功'));
    expect(await fetched).toEqual({ export_time });
  }
});

describe('deleteAccount', () => {
  it('ends the session', async () => {
    const { client, queryClient } = await setUpAnswer(deleted, teacher);
    await run(queryClient, deleteAccountMutation(client), { password: 'Inkstone2026' });
    expect(client.session.get()).toBeNull();
  });

  it('keeps the session after a refusal', async () => {
    const wrong = refusal(422, '密码错误');
    const { client, queryClient } = await setUpAnswer(wrong, teacher);
    const deleting = run(queryClient, deleteAccountMutation(client), { password: 'Wrong2026' });
    await expect(deleting).rejects.toMatchObject({ code: 422 });
    expect(client.session.get()).toEqual(teacher);
  });

  it('keeps the session of a later login', async () => {
    const { baseUrl, next } = await serveHeld();
    const { client, queryClient } = setUp(baseUrl, teacher);
    const deleting = run(queryClient, deleteAccountMutation(client), { password: 'Inkstone2026' });
    const { answer } = await next();
    const other = { ...teacher, jwt: 'another-token' };
    client.session.set(other);
    answer(deleted);
    await deleting;
    expect(client.session.get()).toEqual(other);
  });
});

describe('a change that needs a proof of the owner', () => {
  const unconfirmed = { code: 428, msg: '请先确认是您本人', data: { account: '138****0003' } };

  it('names the receiver of the code, and is not reported as a failure', async () => {
    const { client, queryClient, onNotice } = await setUpAnswer(unconfirmed, teacher);
    const change = { phone: '13800000007', code: '042917' };
    const saving = run(queryClient, updateUserInfoMutation(client), change);
    const error: unknown = await saving.catch((reason: unknown) => reason);
    expect(unconfirmedAccount(error)).toBe('138****0003');
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('is told from any other refusal', async () => {
    const { client, queryClient } = await setUpAnswer(refusal(429, ''), teacher);
    const sending = run(queryClient, sendConfirmCodeMutation(client), undefined);
    const error: unknown = await sending.catch((reason: unknown) => reason);
    expect(unconfirmedAccount(error)).toBeUndefined();
  });
});
