import { MatchersV3 } from '@pact-foundation/pact';

import { invalid, notEmpty, positive, refusal, seconds, success } from './answers.js';
import { get, post } from './exchange.js';
import { atDesk, needsOperator, otherRole, thereIsABook } from './rows.js';

const { eachLike, integer, regex, string } = MatchersV3;

const book_id = 128;
const name = '2611-03';
const batch = ['a batch of codes was made', { name, book_id, recalled: 0 }] as const;
const onlyManagers = '这件事只有“管理”能办';
const gone = refusal(404, '没有这个批次');
const day = regex(/^\d{4}-\d{2}-\d{2}$/, '2026-11-25');
const places = eachLike({ name: notEmpty('河南'), checks: positive(2) });

get('getDeskBatches', '/api/desk/codes', [
  [
    '',
    {},
    [atDesk, thereIsABook, batch],
    success({
      list: eachLike({
        name: notEmpty(name),
        book: string('高考数学总复习'),
        amount: integer(20_000),
        printer: string('示例印务'),
        made_by: string('周衡'),
        make_time: seconds(1788192000),
        checked: integer(1),
        again: integer(3),
        first_time: seconds(1788192000),
        last_day: day,
        recall_time: null,
        recall_reason: '',
        suspicious: integer(1),
      }),
    }),
  ],
  otherRole({}, onlyManagers),
  ...needsOperator({}),
]);

post('getDeskBatch', '/api/desk/codes/batch', [
  [
    '',
    { name },
    [atDesk, thereIsABook, batch],
    success({
      days: eachLike({ day, checks: integer(97) }),
      history: eachLike({ time: seconds(1788192000), text: notEmpty('周衡做了这一批'), reason: string('') }),
    }),
  ],
  ['without a name', { name: '' }, [atDesk], invalid('name', '请选择批次')],
  ['that is gone', { name: '2611-99' }, [atDesk], gone],
  otherRole({ name }, onlyManagers),
  ...needsOperator({ name }),
]);

const made = { book_id, amount: 2, printer: '示例印务' } as const;

post('makeDeskBatch', '/api/desk/codes/make', [
  [
    'for a book',
    made,
    [atDesk, thereIsABook],
    success({ name: notEmpty(name), csv: notEmpty('\uFEFF序号,防伪码\r\n1,7KXQ-4MRW-9TEB-2A3C\r\n') }),
  ],
  ['of no codes', { ...made, amount: 0 }, [atDesk], invalid('amount', '一批可以做 1 到 100000 个')],
  ['for a book that is gone', { ...made, book_id: 999 }, [atDesk], refusal(404, '没有这种图书')],
  otherRole(made, onlyManagers),
  ...needsOperator(made),
]);

const recall = { name, change: 'recall', reason: '印厂失窃' } as const;

post('changeDeskBatch', '/api/desk/codes/change', [
  ['to a recalled one', recall, [atDesk, thereIsABook, batch], success(null, '已收回')],
  [
    'that is recalled already',
    recall,
    [atDesk, thereIsABook, ['a batch of codes was made', { name, book_id, recalled: 1 }]],
    refusal(409, '这一批已经收回'),
  ],
  [
    'without a reason',
    { ...recall, reason: '' },
    [atDesk, thereIsABook, batch],
    invalid('reason', '请写明事由'),
  ],
  ['that is gone', { ...recall, name: '2611-99' }, [atDesk], gone],
  otherRole(recall, onlyManagers),
  ...needsOperator(recall),
]);

post('listDeskSuspicious', '/api/desk/codes/suspicious', [
  [
    'of thirty days',
    { days: 30 },
    [atDesk, thereIsABook, batch],
    success({
      list: eachLike({
        fingerprint: notEmpty('9F3A-C2'),
        batch: notEmpty(name),
        checks: positive(4),
        days: positive(1),
        since: day,
        places: eachLike(notEmpty('河南')),
      }),
      provinces: places,
      networks: places,
    }),
  ],
  ['of no days', { days: 0 }, [atDesk], invalid('days', '天数须在 1 到 90 之间')],
  otherRole({ days: 30 }, onlyManagers),
  ...needsOperator({ days: 30 }),
]);
