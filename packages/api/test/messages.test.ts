import { describe, expect, it } from 'vitest';

import {
  deleteMessagesMutation,
  getMessageQuery,
  getUnreadCountQuery,
  listMessagesQuery,
  readMessagesMutation,
} from '../src/messages/index.js';
import type { Message } from '../src/types.js';
import { teacher } from './fixtures.js';
import { readJson, serve } from './http-server.js';
import { fill, refusal, run, setUp, setUpAnswer, success } from './querying.js';

const message: Message = {
  id: 12,
  title: '活动即将开始',
  message: '<p>下周二开始。</p>',
  is_read: 0,
  create_time: 1788192000,
};
const page = { list: [message], count: 1 };

/** A client whose cache holds fresh data for all queries about messages. */
async function setUpFilled(answer: unknown) {
  const context = await setUpAnswer(answer, teacher);
  return { ...context, ...filled(context) };
}

function filled({ client, queryClient }: ReturnType<typeof setUp>) {
  const detail = getMessageQuery(client, message.id).queryKey;
  const count = getUnreadCountQuery(client).queryKey;
  return { detail, stale: fill(queryClient, { count, list: listMessagesQuery(client).queryKey, detail }) };
}

it('loading a list refetches the unread count (spec: B4 notification count)', async () => {
  const { client, queryClient, stale } = await setUpFilled(success(page));
  await queryClient.query(listMessagesQuery(client, { page: 2 }));
  expect(stale()).toEqual(['count']);
});

it('opening a message refetches the unread count and the lists (spec: B4 notification count)', async () => {
  const { client, queryClient, stale } = await setUpFilled(success({ ...message, id: 13, is_read: 1 }));
  await queryClient.query(getMessageQuery(client, 13));
  expect(stale()).toEqual(['count', 'list']);
});

it('a message that cannot be opened changes nothing', async () => {
  const { client, queryClient, stale } = await setUpFilled(refusal(404, '该消息不存在或已删除'));
  await expect(queryClient.query(getMessageQuery(client, 13))).rejects.toThrow('该消息不存在或已删除');
  expect(stale()).toEqual([]);
});

describe.each([
  ['readMessages', readMessagesMutation, '/api/message/read_message'],
  ['deleteMessages', deleteMessagesMutation, '/api/message/del_message'],
] as const)('%s', (_name, mutation, path) => {
  it('sends the ids joined by commas', async () => {
    const sent: unknown[] = [];
    const baseUrl = await serve((request, response) => {
      void readJson(request).then((body) => {
        sent.push([request.url, body]);
        response.end(JSON.stringify(success(null, '好')));
      });
    });
    const context = setUp(baseUrl, teacher);
    const { client, queryClient } = context;
    const { stale } = filled(context);
    const { msg } = await run(queryClient, mutation(client), [12, 15]);
    expect(msg).toBe('好');
    expect(sent).toEqual([[path, { ids: '12,15' }]]);
    expect(stale()).toEqual(expect.arrayContaining(['count', 'list']));
  });

  it('refetches the list also after a refusal, because a message may be deleted', async () => {
    const { client, queryClient, stale } = await setUpFilled(refusal(404, '所选消息中有的不存在或已删除'));
    await expect(run(queryClient, mutation(client), [12])).rejects.toMatchObject({ code: 404 });
    expect(stale()).toEqual(['count', 'list']);
  });
});

it('a deleted message is removed from the cache', async () => {
  const { client, queryClient, detail } = await setUpFilled(success(null, '删除成功'));
  await run(queryClient, deleteMessagesMutation(client), [message.id]);
  expect(queryClient.getQueryData(detail)).toBeUndefined();
});

it('a message that was marked as read is refetched', async () => {
  const { client, queryClient, stale } = await setUpFilled(success(null, '已标记为已读'));
  await run(queryClient, readMessagesMutation(client), [message.id]);
  expect(stale()).toContain('detail');
});
