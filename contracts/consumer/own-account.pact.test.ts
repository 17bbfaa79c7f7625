import { MatchersV3 } from '@pact-foundation/pact';

import { files, flag, invalid, notEmpty, refusal, seconds, success, tooOften } from './answers.js';
import { get, post } from './exchange.js';
import { loggedIn, needsLogin, read, thereIsABook } from './rows.js';

const { eachLike, integer, string } = MatchersV3;

const password = 'Inkstone2026';
const knowsPassword = ['the password of the reader is known', { password }] as const;
const often = '操作太频繁，请在42秒后再试';
const time = seconds(1788192000);
const session = { device: notEmpty('电脑 · Windows · Chrome'), create_time: time, last_time: time };

get('listSessions', '/api/user/session_list', [
  read(loggedIn, eachLike({ ...session, is_current: 1 })),
  ...needsLogin({}),
]);

post('endOtherSessions', '/api/user/session_end_others', [
  ['', null, [loggedIn], success({ count: integer(0) }, '没有其他登录')],
  ...needsLogin(null),
]);

post('sendConfirmCode', '/api/user/send_confirm_code', [
  ['', null, [loggedIn], success({ account: notEmpty('138****0003') }, '验证码已发送到 138****0003')],
  ...needsLogin(null),
  ['a second time', null, [loggedIn, 'a code for the reader was sent'], tooOften(often)],
]);

const profile = {
  user_role: 3,
  nickname: string('周老师'),
  avatar: string(''),
  phone: string('13800000003'),
  email: string(''),
  school: string(''),
  grade: string('高三'),
  subject: string(''),
  stage: string(''),
  province: string('北京市'),
  city: string(''),
  store_name: string(''),
  username: string(''),
  identity_card_code: string(''),
  create_time: time,
};

const record = { content_id: integer(128), title: string('高考数学总复习'), create_time: time };

get('exportOwnData', '/api/user/export_data', [
  [
    '',
    {},
    [
      thereIsABook,
      ['there is a paper', { paper_id: 7 }],
      ['there is an activity with a result', { article_id: 924, result_id: 940 }],
      loggedIn,
      ['the reader has a favourite', { type: 2, content_id: 128, favourite_id: 41 }],
      ['the reader has downloaded a paper', { download_id: 57, paper_id: 7 }],
      ['the reader has registered a book', { book_id: 128 }],
      ['the reader has applied for the activity', { article_id: 924 }],
      ['the reader has a message', { message_id: 12 }],
      'the reader has sent feedback and asked for a donation',
    ],
    success({
      export_time: time,
      profile,
      sessions: eachLike({ ...session, is_current: 1 }),
      favourites: eachLike({ ...record, type: 2 }),
      downloads: eachLike({ ...record, type: 1 }),
      books: eachLike({ book_title: string('高考数学总复习'), create_time: time }),
      activities: eachLike({
        title: string('情境题研究'),
        name: string('周明'),
        school: string('北京市第十二中学'),
        tel: string('13800000003'),
        email: string(''),
        subject: string(''),
        files: files('/files/uploads/plan.pdf?expires=1788192600&signature=3q2x'),
        status: 0,
        create_time: time,
      }),
      messages: eachLike({
        title: string('您参加的活动即将开始'),
        message: string('<p>研讨将于下周二开始。</p>'),
        is_read: flag,
        create_time: time,
      }),
      feedbacks: eachLike({
        type: 1,
        book_name: string('高考数学总复习'),
        subject: string('数学'),
        descr: string('第 47 页第 9 题的图中字母标注有误。'),
        email: string('zhou@example.com'),
        images: string(''),
        create_time: time,
      }),
      donations: eachLike({
        unit_name: string('青石镇中心小学'),
        province_city: string('湖南省 长沙市'),
        address: string('青石镇学府路 1 号'),
        contacts: string('周明'),
        phone: string('13800000003'),
        explain: string('图书角缺少科普读物。'),
        create_time: time,
      }),
    }),
  ],
  ...needsLogin({}),
  ['too often', {}, [loggedIn, 'the reader has exported too often'], tooOften(often)],
]);

post('deleteAccount', '/api/user/delete_account', [
  ['', { password }, [loggedIn, knowsPassword], success(null, '账户已注销，您的个人信息已删除')],
  ...needsLogin({ password }),
  ['without a password', { password: '' }, [loggedIn], invalid('password', '请填写密码')],
  [
    'with a wrong password',
    { password: 'Inkstone2025' },
    [loggedIn, knowsPassword],
    refusal(422, '密码错误'),
  ],
  [
    'after too many wrong passwords',
    { password },
    [loggedIn, knowsPassword, 'the reader has tried old passwords too often'],
    tooOften(often),
  ],
]);
