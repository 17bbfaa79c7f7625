import { MatchersV3 } from '@pact-foundation/pact';

import { invalid, notEmpty, positive, refusal, seconds, success } from './answers.js';
import { post } from './exchange.js';
import { atDesk, needsOperator, otherRole } from './rows.js';

const { eachLike, integer, string } = MatchersV3;

const id = 128;
const session = '6f1d9f0e-3c66-4a1e-9a56-0c8a3a4f1d11';
const account = ['a reader has an account', { id, session, stopped: 0 }] as const;
const onlyManagers = '这件事只有“管理”能办';
const gone = refusal(404, '没有这个账号');
const reason = '本人来电找回账号';

const person = { id, user_role: 3, username: string('陶文静'), nickname: string('陶老师') };
const place = string('山东省 济南市');

post('listDeskAccounts', '/api/desk/accounts', [
  [
    'by the last four digits',
    { text: '0005' },
    [atDesk, account],
    success({
      list: eachLike({
        ...person,
        account: notEmpty('136****0005'),
        place,
        seen_time: seconds(1788192000),
        is_stopped: 0,
      }),
      count: positive(1),
    }),
  ],
  ['by nothing', { text: '' }, [atDesk], invalid('text', '请写手机号、姓名或身份证号')],
  otherRole({ text: '0005' }, onlyManagers),
  ...needsOperator({ text: '0005' }),
]);

post('getDeskAccount', '/api/desk/account', [
  [
    '',
    { id },
    [atDesk, account],
    success({
      ...person,
      avatar: string(''),
      phone: string('136****0005'),
      email: string('t***@example.cn'),
      identity_card_code: string('9****************7'),
      school: string(''),
      store_name: string(''),
      teaching: string('高中 数学'),
      place,
      create_time: seconds(1788192000),
      seen_time: seconds(1788192000),
      stopped_time: null,
      stopped_reason: '',
      books: integer(3),
      downloads: integer(24),
      letters: integer(4),
      sessions: eachLike({
        id: notEmpty(session),
        device: notEmpty('手机'),
        create_time: seconds(1788192000),
        last_time: seconds(1788192000),
      }),
      history: eachLike({
        time: seconds(1788192000),
        text: notEmpty('周衡看了身份证号'),
        reason: string('本人来电'),
      }),
    }),
  ],
  ['that is gone', { id: 999 }, [atDesk], gone],
  ['without an id', { id: '' }, [atDesk], invalid('id', '编号不得为空')],
  otherRole({ id }, onlyManagers),
  ...needsOperator({ id }),
]);

const secret = { id, secret: 'identity', reason } as const;

post('revealDeskSecret', '/api/desk/account/reveal', [
  ['with a reason', secret, [atDesk, account], success({ value: notEmpty('990101199003071237') })],
  ['without a reason', { ...secret, reason: '' }, [atDesk, account], invalid('reason', '请写明事由')],
  ['of an account that is gone', { ...secret, id: 999 }, [atDesk], gone],
  otherRole(secret, onlyManagers),
  ...needsOperator(secret),
]);

const stop = { id, change: 'stop', reason, tell: 1 } as const;

post('changeDeskAccount', '/api/desk/account/change', [
  ['to a stopped one', stop, [atDesk, account], success(null, '已停用')],
  [
    'that is stopped already',
    stop,
    [atDesk, ['a reader has an account', { id, session, stopped: 1 }]],
    refusal(409, '这个账号已经停用'),
  ],
  ['without a reason', { ...stop, reason: '' }, [atDesk, account], invalid('reason', '请写明事由')],
  ['that is gone', { ...stop, id: 999 }, [atDesk], gone],
  otherRole(stop, onlyManagers),
  ...needsOperator(stop),
]);

post('endDeskSessions', '/api/desk/account/sessions', [
  ['of one device', { id, session }, [atDesk, account], success({ count: 1 }, '已退出')],
  ['without an id', { id: '' }, [atDesk], invalid('id', '编号不得为空')],
  ['of an account that is gone', { id: 999 }, [atDesk], gone],
  otherRole({ id }, onlyManagers),
  ...needsOperator({ id }),
]);

post('exportDeskAccount', '/api/desk/account/export', [
  [
    'with a reason',
    { id, reason },
    [atDesk, account],
    success({ export_time: seconds(1788192000), profile: { phone: notEmpty('13600000005') } }),
  ],
  ['without a reason', { id, reason: '' }, [atDesk, account], invalid('reason', '请写明事由')],
  ['of an account that is gone', { id: 999, reason }, [atDesk], gone],
  otherRole({ id, reason }, onlyManagers),
  ...needsOperator({ id, reason }),
]);
