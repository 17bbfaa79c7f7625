import { MatchersV3 } from '@pact-foundation/pact';

import { file, invalid, notEmpty, positive, refusal, seconds, success, tooOften } from './answers.js';
import { get, post } from './exchange.js';
import { atDesk, needsOperator, otherRole, thereIsABook } from './rows.js';

const { eachLike, integer, regex, string } = MatchersV3;

const operator = {
  name: '李敏',
  password: 'Inkstone2026',
  recovery_code: '7KXQ4-MRW9T',
};
const known = ['there is an operator', operator] as const;
const login = { name: operator.name, password: operator.password };
const role = regex('reviewer|editor|manager', 'reviewer');

post('deskLogin', '/api/desk/login', [
  [
    'with a recovery code',
    { ...login, code: operator.recovery_code },
    [known],
    success(
      { session: { jwt: notEmpty('3pXc2mJZ0b9w7Qv1'), name: operator.name, roles: eachLike(role) } },
      '登录成功',
    ),
  ],
  ['without the one-time code', login, [known], success({ session: null }, '请输入动态验证码')],
  ['with a wrong password', { ...login, password: 'Inkstone2025' }, [known], refusal(422, '姓名或密码不对')],
  ['without a name', { ...login, name: '' }, [], invalid('name', '请填写姓名')],
  [
    'after too many tries',
    login,
    [known, ['an operator has tried to log in too often', { name: operator.name }]],
    tooOften('操作太频繁，请在30秒后再试'),
  ],
]);

post('deskLogout', '/api/desk/logout', [['', null, [atDesk], success(null)], ...needsOperator(null)]);

const work = ['a work was handed in', { id: 12, status: 0 }] as const;

get('getDeskTrays', '/api/desk/trays', [
  [
    '',
    {},
    [atDesk, work],
    success({
      trays: [
        { tray: 'shops', waiting: integer(0), oldest: null },
        { tray: 'feedback', waiting: integer(0), oldest: null },
        { tray: 'works', waiting: positive(1), oldest: seconds(1788192000) },
        { tray: 'donations', waiting: integer(0), oldest: null },
        { tray: 'enrolments', waiting: integer(0), oldest: null },
      ],
      done_today: positive(1),
    }),
  ],
  ...needsOperator({}),
]);

get('getDeskDrawers', '/api/desk/drawers', [
  [
    '',
    {},
    [atDesk],
    success({
      drawers: eachLike({
        drawer: regex('accounts|notices|codes|content', 'accounts'),
        note: notEmpty('12 位读者'),
      }),
    }),
  ],
  ...needsOperator({}),
]);

get('listDeskOperators', '/api/desk/operators', [
  ['', {}, [atDesk], success({ operators: eachLike({ name: notEmpty('李敏'), roles: eachLike(role) }) })],
  ...needsOperator({}),
]);

const queue = 'works' as const;
const onlyReviewers = '这件事只有“审核”能办';
const waiting = {
  id: 12,
  status: 0,
  status_name: notEmpty('待审核'),
  create_time: seconds(1788192000),
  heading: eachLike(string('小陈')),
  cells: eachLike(string('小陈')),
  note: string(''),
  approver: string(''),
  assigned_to: string(''),
};
const filter = {
  queue,
  status: 0 as const,
  word: '小陈',
  filters: [{ name: 'title', value: '我眼中的家乡' }],
  sort: '-since',
};

post('listDeskItems', '/api/desk/items', [
  [
    'of the works that wait',
    { ...filter, page: 1, psize: 20 },
    [atDesk, work],
    success({
      columns: eachLike({ name: notEmpty('name'), label: notEmpty('姓名') }),
      filters: eachLike({
        name: notEmpty('title'),
        label: notEmpty('活动'),
        values: eachLike(notEmpty('我眼中的家乡')),
      }),
      list: eachLike({ ...waiting, files: positive(1) }),
      count: positive(1),
    }),
  ],
  ['without an item', { queue }, [atDesk], success({ columns: eachLike({}), list: [], count: 0 })],
  ['sorted by no column', { queue, sort: '姓名' }, [atDesk], invalid('sort', '不能按这一列排')],
  otherRole({ queue }, onlyReviewers),
  ...needsOperator({ queue }),
]);

post('getDeskItem', '/api/desk/item', [
  [
    'of a work',
    { queue, id: 12 },
    [atDesk, work],
    success({
      ...waiting,
      fields: eachLike({ label: notEmpty('姓名'), text: string('小陈') }),
      files: eachLike({ name: notEmpty('12 作品 1.pdf'), url: file('/files/uploads/12.pdf') }),
      acts: eachLike({
        operator: notEmpty('李敏'),
        create_time: seconds(1788195600),
        text: notEmpty('改为待审核'),
      }),
    }),
  ],
  ['of a work that is gone', { queue, id: 999 }, [atDesk], refusal(404, '这一件不在了')],
  ['without an id', { queue, id: '' }, [atDesk], invalid('id', '编号不得为空')],
  otherRole({ queue, id: 12 }, onlyReviewers),
  ...needsOperator({ queue, id: 12 }),
]);

const decision = { queue, id: 12, seen: 0, act: 'approve', note: '拟展出' } as const;

post('decideDeskItem', '/api/desk/decide', [
  ['of a work that waits', decision, [atDesk, work], success(null, '已改为：已通过')],
  [
    'that hands a work on',
    { ...decision, act: 'assign', to: operator.name },
    [atDesk, work],
    success(null, '已转给：李敏'),
  ],
  [
    'of a work that somebody else has approved',
    { ...decision, act: 'reject', note: '缺家长同意书' },
    [atDesk, ['a work was handed in', { id: 12, status: 1 }]],
    refusal(409, '苏晴 11-25 14:19 已经把它改为已通过'),
  ],
  [
    'without a reason',
    { ...decision, act: 'reject', note: '' },
    [atDesk, work],
    invalid('note', '请写明原因'),
  ],
  ['of a work that is gone', { ...decision, id: 999 }, [atDesk], refusal(404, '这一件不在了')],
  otherRole(decision, onlyReviewers),
  ...needsOperator(decision),
]);

const note = { queue, id: 12, note: '拟展出' } as const;

post('noteDeskItem', '/api/desk/note', [
  ['of a work', note, [atDesk, work], success(null)],
  ['of a work that is gone', { ...note, id: 999 }, [atDesk], refusal(404, '这一件不在了')],
  ['that is too long', { ...note, note: '长'.repeat(501) }, [atDesk], invalid('note', '备注须在 500 字以内')],
  otherRole(note, onlyReviewers),
  ...needsOperator(note),
]);

post('exportDeskItems', '/api/desk/export', [
  [
    'of the works that wait',
    { ...filter, ids: [12], columns: ['姓名'] },
    [atDesk, work],
    success({ csv: notEmpty('\uFEFF姓名\r\n小陈\r\n'), count: positive(1) }),
  ],
  ['sorted by no column', { queue, sort: '姓名' }, [atDesk], invalid('sort', '不能按这一列排')],
  otherRole({ queue }, onlyReviewers),
  ...needsOperator({ queue }),
]);

const erratum = ['a book has an erratum', { book_id: 128, id: 7 }] as const;
const letter = ['a correction was sent', { id: 21, status: 0 }] as const;
const onlyEditors = '这件事只有“编辑”能办';

post('getDeskLetter', '/api/desk/letter', [
  [
    'of a correction',
    { id: 21 },
    [atDesk, thereIsABook, erratum, letter],
    success({
      is_correction: 1,
      book: { id: 128, title: notEmpty('高考数学总复习'), img_url: file('/files/1.webp'), isbn: string('') },
      suggestion: { page_number: '47', place: notEmpty('第 9 题'), printing: positive(6) },
      writer: { name: '', came: positive(1), right: integer(0) },
      ways: eachLike({ by: 'mail', to: notEmpty('reader@example.com') }),
      same: [],
      errata: eachLike({ id: integer(7), printing: positive(3) }),
      draft: null,
    }),
  ],
  ['of a letter that is gone', { id: 999 }, [atDesk], refusal(404, '这一件不在了')],
  ['without an id', { id: '' }, [atDesk], invalid('id', '编号不得为空')],
  otherRole({ id: 21 }, onlyEditors),
  ...needsOperator({ id: 21 }),
]);

const draft = { text: '您好！', verdict: 1, wrong_text: '3', right_text: '' } as const;

post('keepDeskDraft', '/api/desk/draft', [
  ['', { id: 21, draft }, [atDesk, thereIsABook, letter], success(null)],
  ['that is deleted', { id: 21, draft: null }, [atDesk, thereIsABook, letter], success(null)],
  ['of a letter that is gone', { id: 999, draft }, [atDesk], refusal(404, '这一件不在了')],
  ['without an id', { id: '', draft }, [atDesk], invalid('id', '编号不得为空')],
  otherRole({ id: 21, draft }, onlyEditors),
  ...needsOperator({ id: 21, draft }),
]);

const answer = { id: 21, text: '属实，谢谢。', by: ['mail' as const], verdict: 1 as const };
const place = { book_id: 128, page_number: '47', place: '第 9 题' } as const;

post('answerDeskLetter', '/api/desk/answer', [
  [
    'with an erratum',
    { ...answer, erratum: { ...place, wrong_text: '3', right_text: '4', printing: 6 } },
    [atDesk, thereIsABook, letter],
    success(null, '已答复'),
  ],
  [
    'of an error that is known',
    { ...answer, verdict: 3, erratum_id: 7 },
    [atDesk, thereIsABook, erratum, letter],
    success(null, '已答复'),
  ],
  ['without an erratum', answer, [atDesk, thereIsABook, letter], success(null, '已答复')],
  ['of a letter that is gone', { ...answer, id: 999 }, [atDesk], refusal(404, '这一件不在了')],
  [
    'of a letter that somebody else has handled',
    answer,
    [atDesk, thereIsABook, ['a correction was sent', { id: 21, status: 1 }]],
    refusal(409, '苏晴 11-25 14:19 已经把它改为已处理'),
  ],
  ['without a text', { ...answer, text: '' }, [atDesk], invalid('text', '请填写答复')],
  otherRole(answer, onlyEditors),
  ...needsOperator(answer),
]);

post('searchDesk', '/api/desk/search', [
  [
    'for the author of a work',
    { word: '小陈' },
    [atDesk, work],
    success({
      hits: eachLike({
        tray: regex('shops|feedback|works|donations|enrolments', 'works'),
        item: notEmpty('12'),
        title: notEmpty('我眼中的家乡，小陈'),
        status_name: notEmpty('待审核'),
        create_time: seconds(1788192000),
      }),
    }),
  ],
  ['for what is nowhere', { word: '无此人' }, [atDesk], success({ hits: [] })],
  ['without a word', { word: '' }, [atDesk], invalid('word', '请写要找的字')],
  ...needsOperator({ word: '小陈' }),
]);
