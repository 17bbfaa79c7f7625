import { MatchersV3 } from '@pact-foundation/pact';

import { invalid, notEmpty, positive, refusal, seconds, success } from './answers.js';
import { get, post } from './exchange.js';
import { atDesk, needsOperator, otherRole } from './rows.js';

const { eachLike, integer, string } = MatchersV3;

const onlyManagers = '这件事只有“管理”能办';
const gone = '这封通知不在了';
const draft = ['a notice was written', { id: 7, status: 0 }] as const;
const scheduled = ['a notice was written', { id: 7, status: 1 }] as const;

const summary = {
  id: 7,
  status: 0,
  title: notEmpty('集合时间与车次'),
  to: notEmpty('命题工作坊 · 已通过和待审核的人'),
  recipient_count: null,
  read_count: integer(0),
  failure: string(''),
  time: seconds(1788192000),
};

get('listDeskNotices', '/api/desk/notices', [
  [
    'with a draft',
    {},
    [atDesk, draft],
    success({
      list: [summary],
      scheduled: integer(0),
      sent: integer(0),
      activities: eachLike({ id: positive(53), title: notEmpty('命题工作坊') }),
    }),
  ],
  ['without a notice', {}, [atDesk], success({ list: [], scheduled: 0, sent: 0, activities: [] })],
  otherRole({}, onlyManagers),
  ...needsOperator({}),
]);

post('getDeskNotice', '/api/desk/notice', [
  [
    'of a draft',
    { id: 7 },
    [atDesk, draft],
    success({
      ...summary,
      text: notEmpty('{姓名}老师，您好！'),
      audience: 'activity',
      account: string(''),
      role: null,
      article_id: positive(53),
      statuses: eachLike(integer(1)),
      send_time: null,
    }),
  ],
  [
    'of one that is scheduled',
    { id: 7 },
    [atDesk, scheduled],
    success({ status: 1, recipient_count: positive(1), send_time: seconds(32503680000) }),
  ],
  ['of one that is gone', { id: 999 }, [atDesk], refusal(404, gone)],
  ['without an id', { id: '' }, [atDesk], invalid('id', '编号不得为空')],
  otherRole({ id: 7 }, onlyManagers),
  ...needsOperator({ id: 7 }),
]);

/** The fields of the other audiences are not looked at. */
const to = {
  audience: 'activity',
  article_id: 53,
  statuses: [1, 0] as (0 | 1)[],
  account: '',
  role: 3,
} as const;

post('countDeskNotice', '/api/desk/count_notice', [
  [
    'of an activity',
    to,
    [atDesk, draft],
    success({
      count: positive(1),
      parts: eachLike({ name: notEmpty('已通过'), count: positive(1) }),
      left_out: [],
      name: notEmpty('小陈'),
    }),
  ],
  [
    'of an audience that does not exist',
    { audience: 'some' as 'all' },
    [atDesk],
    invalid('audience', '没有这种收信人'),
  ],
  otherRole({ audience: 'all' }, onlyManagers),
  ...needsOperator({ audience: 'all' }),
]);

const written = { title: '集合时间与车次', text: '{姓名}老师，您好！' };

post('saveDeskNotice', '/api/desk/save_notice', [
  ['of a new draft', { audience: 'all', ...written }, [atDesk], success({ id: positive(7) }, '已存草稿')],
  ['of a draft', { id: 7, ...to, ...written }, [atDesk, draft], success({ id: 7 }, '已存草稿')],
  [
    'of one that is scheduled',
    { id: 7, ...to, ...written },
    [atDesk, scheduled],
    refusal(409, '这封通知已经定时或发出，没有改动'),
  ],
  ['of one that is gone', { id: 999, audience: 'all', ...written }, [atDesk], refusal(404, gone)],
  ['without a title', { audience: 'all', ...written, title: '' }, [atDesk], invalid('title', '请写题目')],
  otherRole({ audience: 'all', ...written }, onlyManagers),
  ...needsOperator({ audience: 'all', ...written }),
]);

post('scheduleDeskNotice', '/api/desk/schedule_notice', [
  [
    'at a time',
    { id: 7, send_time: 32503680000, expected_count: 1 },
    [atDesk, draft],
    success(null, '已定时'),
  ],
  ['at once', { id: 7, expected_count: 1 }, [atDesk, draft], success(null, '已发出')],
  [
    'for another number of readers',
    { id: 7, expected_count: 800 },
    [atDesk, draft],
    refusal(409, '现在有 1 人会收到，与所写的人数相差太多，请核对之后再发'),
  ],
  [
    'at a time that is over',
    { id: 7, send_time: -1 },
    [atDesk, draft],
    invalid('send_time', '这个时刻已经过去'),
  ],
  ['of one that is gone', { id: 999 }, [atDesk], refusal(404, gone)],
  otherRole({ id: 7 }, onlyManagers),
  ...needsOperator({ id: 7 }),
]);

post('changeDeskNotice', '/api/desk/change_notice', [
  [
    'that takes a scheduled one back',
    { id: 7, act: 'cancel' },
    [atDesk, scheduled],
    success(null, '已撤回，成为草稿'),
  ],
  ['that deletes a draft', { id: 7, act: 'delete' }, [atDesk, draft], success(null, '已删去草稿')],
  [
    'that deletes one that is scheduled',
    { id: 7, act: 'delete' },
    [atDesk, scheduled],
    refusal(409, '这封通知已经定时或发出，没有改动'),
  ],
  ['of one that is gone', { id: 999, act: 'cancel' }, [atDesk], refusal(404, gone)],
  [
    'in a way that does not exist',
    { id: 7, act: 'send' as 'cancel' },
    [atDesk],
    invalid('act', '这里没有这种办法'),
  ],
  otherRole({ id: 7, act: 'cancel' as const }, onlyManagers),
  ...needsOperator({ id: 7, act: 'cancel' as const }),
]);
