import { MatchersV3 } from '@pact-foundation/pact';

import { flag, invalid, page, refusal, seconds, success } from './answers.js';
import { get, post } from './exchange.js';
import { loggedIn, needsLogin, pageTooLarge } from './rows.js';

const { integer, string } = MatchersV3;

const hasMessage = ['the reader has a message', { message_id: 12 }] as const;
const message = {
  id: integer(12),
  title: string('您参加的活动即将开始'),
  message: string('<p>研讨将于下周二开始。</p>'),
  create_time: seconds(1788192000),
};

get('getUnreadCount (spec: B7 unread_message)', '/api/message/unread_message', [
  ['with an unread message', {}, [loggedIn, hasMessage], success({ count: 1 })],
  ['without a message', {}, [loggedIn], success({ count: 0 })],
  ...needsLogin({}),
]);

post('listMessages (spec: B7 message index)', '/api/message/index', [
  ['', { page: 1, psize: 10 }, [loggedIn, hasMessage], page({ ...message, is_read: flag })],
  ['without a message', {}, [loggedIn], success({ list: [], count: 0 })],
  ...needsLogin({}),
  pageTooLarge({}, loggedIn),
]);

post('getMessage (spec: B7 message info, B3 message)', '/api/message/info', [
  ['', { id: 12 }, [loggedIn, hasMessage], success({ ...message, id: 12, is_read: 1 })],
  ...needsLogin({ id: 12 }),
  [
    "of another user's message",
    { id: 13 },
    [loggedIn, ['somebody else has a message', { message_id: 13 }]],
    refusal(404, '该消息不存在或已删除'),
  ],
  ['without an id', { id: '' }, [loggedIn], invalid('id', '编号不得为空')],
]);

for (const [name, path, done] of [
  ['readMessages', '/api/message/read_message', '已标记为已读'],
  ['deleteMessages', '/api/message/del_message', '删除成功'],
] as const) {
  post(name, path, [
    [
      'of two messages',
      { ids: '12,14' },
      [loggedIn, hasMessage, ['the reader has a message', { message_id: 14 }]],
      success(null, done),
    ],
    ...needsLogin({ ids: '12' }),
    [
      "of another user's message too",
      { ids: '12,13' },
      [loggedIn, hasMessage, ['somebody else has a message', { message_id: 13 }]],
      refusal(404, '所选消息中有的不存在或已删除'),
    ],
    ['without ids', { ids: '' }, [loggedIn], invalid('ids', '请选择消息')],
  ]);
}
