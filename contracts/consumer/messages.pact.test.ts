import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { flag, invalid, listOf, refusal, seconds, success } from './answers.js';
import { getSucceeds, postRefused, postSucceeds } from './exchange.js';
import { getNeedsLogin, postNeedsLogin } from './needs-login.js';

const { integer, string } = MatchersV3;

const loggedIn = ['a reader is logged in', {}] as const;
const hasMessage = ['the reader has a message', { message_id: 12 }] as const;
const message = {
  id: integer(12),
  title: string('您参加的活动即将开始'),
  message: string('<p>研讨将于下周二开始。</p>'),
  create_time: seconds(1788192000),
};

describe('getUnreadCount (spec: B7 unread_message)', () => {
  const path = '/api/message/unread_message';

  it('counts the unread messages', async () => {
    const { data } = await getSucceeds(
      path,
      {},
      {
        when: 'getUnreadCount with an unread message',
        given: [[...loggedIn], [...hasMessage]],
        loggedIn: true,
        answer: success({ count: 1 }),
      },
    );
    expect(data.count).toBe(1);
  });

  it('is 0 without unread messages', async () => {
    const { data } = await getSucceeds(
      path,
      {},
      {
        when: 'getUnreadCount without a message',
        given: [[...loggedIn]],
        loggedIn: true,
        answer: success({ count: 0 }),
      },
    );
    expect(data.count).toBe(0);
  });

  it('is refused without a login', async () => {
    await getNeedsLogin(path, {}, 'getUnreadCount');
  });
});

describe('listMessages (spec: B7 message index)', () => {
  const path = '/api/message/index';

  it('returns a page', async () => {
    const { data } = await postSucceeds(
      path,
      { page: 1, psize: 10 },
      {
        when: 'listMessages',
        given: [[...loggedIn], [...hasMessage]],
        loggedIn: true,
        answer: success(listOf({ ...message, is_read: flag })),
      },
    );
    expect(data.list[0]?.title).toBe('您参加的活动即将开始');
  });

  it('returns an empty page where there is nothing', async () => {
    const { data } = await postSucceeds(
      path,
      {},
      {
        when: 'listMessages without a message',
        given: [[...loggedIn]],
        loggedIn: true,
        answer: success({ list: [], count: 0 }),
      },
    );
    expect(data.list).toEqual([]);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, {}, 'listMessages');
  });

  it('is refused for a page size over the limit', async () => {
    await postRefused(
      path,
      { psize: 500 },
      {
        when: 'listMessages with a page size over the limit',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('psize', '每页条数须在 1 到 100 之间'),
      },
    );
  });
});

describe('getMessage (spec: B7 message info, B3 message)', () => {
  const path = '/api/message/info';

  it('returns the message and marks it as read', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 12 },
      {
        when: 'getMessage',
        given: [[...loggedIn], [...hasMessage]],
        loggedIn: true,
        answer: success({ ...message, id: 12, is_read: 1 }),
      },
    );
    expect(data.is_read).toBe(1);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, { id: 12 }, 'getMessage');
  });

  it("is refused for another user's", async () => {
    await postRefused(
      path,
      { id: 13 },
      {
        when: "getMessage of another user's message",
        given: [[...loggedIn], ['somebody else has a message', { message_id: 13 }]],
        loggedIn: true,
        refusal: refusal(404, '该消息不存在或已删除'),
      },
    );
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { id: '' },
      {
        when: 'getMessage without an id',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('id', '编号不得为空'),
      },
    );
  });
});

describe.each([
  ['readMessages', '/api/message/read_message', '已标记为已读'],
  ['deleteMessages', '/api/message/del_message', '删除成功'],
] as const)('%s', (name, path, done) => {
  it('returns a message to show', async () => {
    const { msg } = await postSucceeds(
      path,
      { ids: '12,14' },
      {
        when: `${name} of two messages`,
        given: [[...loggedIn], [...hasMessage], ['the reader has a message', { message_id: 14 }]],
        loggedIn: true,
        answer: success(null, done),
      },
    );
    expect(msg).toBe(done);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, { ids: '12' }, name);
  });

  it('is refused when one message belongs to another user', async () => {
    await postRefused(
      path,
      { ids: '12,13' },
      {
        when: `${name} of another user's message too`,
        given: [[...loggedIn], [...hasMessage], ['somebody else has a message', { message_id: 13 }]],
        loggedIn: true,
        refusal: refusal(404, '所选消息中有的不存在或已删除'),
      },
    );
  });

  it('is refused without ids', async () => {
    await postRefused(
      path,
      { ids: '' },
      {
        when: `${name} without ids`,
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('ids', '请选择消息'),
      },
    );
  });
});
