import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { files, flag, invalid, notEmpty, refusal, seconds, success, tooOften } from './answers.js';
import { getRefused, getSucceeds, postRefused, postSucceeds } from './exchange.js';
import { getNeedsLogin, postNeedsLogin } from './needs-login.js';

const { eachLike, integer, string } = MatchersV3;

const loggedIn = ['a reader is logged in', {}] as const;
const password = 'Inkstone2026';
const knowsPassword = ['the password of the reader is known', { password }] as const;
const often = '操作太频繁，请在42秒后再试';
const time = seconds(1788192000);
const session = { device: notEmpty('电脑 · Windows · Chrome'), create_time: time, last_time: time };

describe('listSessions', () => {
  const path = '/api/user/session_list';

  it('returns the logins with the present one', async () => {
    const { data } = await getSucceeds(
      path,
      {},
      {
        when: 'listSessions',
        given: [[...loggedIn]],
        loggedIn: true,
        answer: success(eachLike({ ...session, is_current: 1 })),
      },
    );
    expect(data[0]?.is_current).toBe(1);
  });

  it('is refused without a login', async () => {
    await getNeedsLogin(path, {}, 'listSessions');
  });
});

describe('endOtherSessions', () => {
  const path = '/api/user/session_end_others';

  it('returns how many logins have ended, and a message to show', async () => {
    const { data } = await postSucceeds(path, null, {
      when: 'endOtherSessions',
      given: [[...loggedIn]],
      loggedIn: true,
      answer: success({ count: integer(0) }, '没有其他登录'),
    });
    expect(data.count).toBe(0);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, null, 'endOtherSessions');
  });
});

describe('sendConfirmCode', () => {
  const path = '/api/user/send_confirm_code';

  it('returns where the code went', async () => {
    const { data } = await postSucceeds(path, null, {
      when: 'sendConfirmCode',
      given: [[...loggedIn]],
      loggedIn: true,
      answer: success({ account: notEmpty('138****0003') }, '验证码已发送到 138****0003'),
    });
    expect(data.account).toBe('138****0003');
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, null, 'sendConfirmCode');
  });

  it('is refused within a minute after the last code', async () => {
    await postRefused(path, null, {
      when: 'sendConfirmCode a second time',
      given: [[...loggedIn], ['a code for the reader was sent', {}]],
      loggedIn: true,
      refusal: tooOften(often),
    });
  });
});

describe('exportOwnData', () => {
  const path = '/api/user/export_data';

  it('returns the data to be saved', async () => {
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
    const { data } = await getSucceeds(
      path,
      {},
      {
        when: 'exportOwnData',
        given: [
          ['there is a book', { book_id: 128 }],
          ['there is a paper', { paper_id: 7 }],
          ['there is an activity with a result', { article_id: 924, result_id: 940 }],
          [...loggedIn],
          ['the reader has a favourite', { type: 2, content_id: 128, favourite_id: 41 }],
          ['the reader has downloaded a paper', { download_id: 57, paper_id: 7 }],
          ['the reader has registered a book', { book_id: 128 }],
          ['the reader has applied for the activity', { article_id: 924 }],
          ['the reader has a message', { message_id: 12 }],
          ['the reader has sent feedback and asked for a donation', {}],
        ],
        loggedIn: true,
        answer: success({
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
      },
    );
    expect(data.books[0]?.book_title).toBe('高考数学总复习');
  });

  it('is refused without a login', async () => {
    await getNeedsLogin(path, {}, 'exportOwnData');
  });

  it('is refused after ten in an hour', async () => {
    await getRefused(
      path,
      {},
      {
        when: 'exportOwnData too often',
        given: [[...loggedIn], ['the reader has exported too often', {}]],
        loggedIn: true,
        refusal: tooOften(often),
      },
    );
  });
});

describe('deleteAccount', () => {
  const path = '/api/user/delete_account';

  it('returns a message to show', async () => {
    const { msg } = await postSucceeds(
      path,
      { password },
      {
        when: 'deleteAccount',
        given: [[...loggedIn], [...knowsPassword]],
        loggedIn: true,
        answer: success(null, '账户已注销，您的个人信息已删除'),
      },
    );
    expect(msg).toBe('账户已注销，您的个人信息已删除');
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, { password }, 'deleteAccount');
  });

  it('is refused without a password', async () => {
    await postRefused(
      path,
      { password: '' },
      {
        when: 'deleteAccount without a password',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('password', '请填写密码'),
      },
    );
  });

  it('is refused with a wrong password', async () => {
    await postRefused(
      path,
      { password: 'Inkstone2025' },
      {
        when: 'deleteAccount with a wrong password',
        given: [[...loggedIn], [...knowsPassword]],
        loggedIn: true,
        refusal: refusal(422, '密码错误'),
      },
    );
  });

  it('is refused after too many wrong passwords', async () => {
    await postRefused(
      path,
      { password },
      {
        when: 'deleteAccount after too many wrong passwords',
        given: [[...loggedIn], [...knowsPassword], ['the reader has tried old passwords too often', {}]],
        loggedIn: true,
        refusal: tooOften(often),
      },
    );
  });
});
