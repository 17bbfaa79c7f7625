import { MutationObserver } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';

import { loginMutation, logoutMutation, sendLoginCodeMutation } from '../src/accounts/mutations.js';
import { getBookQuery, getBookResourceFilesMutation } from '../src/books/index.js';
import type { UserSession } from '../src/types.js';
import { book, teacher } from './fixtures.js';
import { serve, serveJson } from './http-server.js';
import { eventually, run, serveHeld, setUp } from './querying.js';

describe('login', () => {
  const input = { account: '13800000003', password: 'Inkstone2026' };

  it('sets the session and returns the message of the server (spec: B8 login success, A4 anonymous)', async () => {
    const { client, queryClient } = setUp(await serveJson({ code: 200, msg: '登录成功', data: teacher }));
    const answer = await run(queryClient, loginMutation(client), input);
    expect(answer.msg).toBe('登录成功');
    expect(client.session.get()).toEqual(teacher);
  });

  it('does not change the session after a refusal, which is reported once', async () => {
    const { client, queryClient, onNotice } = setUp(
      await serveJson({ code: 422, msg: '账号或密码错误', data: null }),
    );
    await expect(run(queryClient, loginMutation(client), input)).rejects.toThrow('账号或密码错误');
    expect(client.session.get()).toBeNull();
    expect(onNotice).toHaveBeenCalledTimes(1);
  });

  it('leaves no password in the cache', async () => {
    const { client, queryClient } = setUp(await serveJson({ code: 200, msg: '登录成功', data: teacher }));
    const observer = new MutationObserver(queryClient, loginMutation(client));
    const stop = observer.subscribe(() => undefined);
    await observer.mutate(input);
    stop();
    await eventually(() => {
      expect(queryClient.getMutationCache().getAll()).toEqual([]);
    });
  });
});

it('sendLoginCode fails without a message', async () => {
  const { client, queryClient, onNotice } = setUp(
    await serveJson({ code: 429, msg: '操作太频繁，请在42秒后再试', data: { retry_after: 42 } }),
  );
  const sending = run(queryClient, sendLoginCodeMutation(client), { account: '13800000003', type: 1 });
  await expect(sending).rejects.toMatchObject({ code: 429 });
  expect(onNotice).not.toHaveBeenCalled();
});

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
  answer({ code: -1, msg: '登录已过期', data: null });
  await expect(leaving).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(client.session.get()).toEqual(parent);
});

it('the files of a resource are a list, and the book is refetched for its count', async () => {
  const { client, queryClient } = setUp(
    await serveJson({
      code: 200,
      msg: '',
      data: { url: '/files/a.pdf?signature=1,/files/b.pdf?signature=2' },
    }),
    teacher,
  );
  const { queryKey } = getBookQuery(client, 128);
  queryClient.setQueryData(queryKey, book);
  const urls = await run(queryClient, getBookResourceFilesMutation(client), {
    id: 3,
    book_id: 128,
    resource_id: 1,
  });
  expect(urls).toEqual(['/files/a.pdf?signature=1', '/files/b.pdf?signature=2']);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
