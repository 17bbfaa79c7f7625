import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { file, invalid, refusal, seconds, success, tooOften } from './answers.js';
import { getSucceeds, postRefused, postSucceeds } from './exchange.js';
import { withExpiredToken } from './needs-login.js';

const { string } = MatchersV3;

describe('verifyGenuineBook (spec: B7 genuine verification)', () => {
  const path = '/api/common/genuine_verification';
  const code = 'YTJY2027KSJL0001';
  const found = {
    book_id: 128,
    book_title: string('高考数学总复习'),
    img_url: file('/files/public/books/cover.webp'),
    first_check_time: seconds(1792325520),
  };

  it('tells that a check is the first', async () => {
    const { data, msg } = await postSucceeds(
      path,
      { code },
      {
        when: 'verifyGenuineBook for the first time',
        given: [['a code was printed in a book', { code, book_id: 128 }]],
        answer: success({ ...found, is_first: 1, check_count: 1 }, '正版图书，首次查询'),
      },
    );
    expect([data.is_first, msg]).toEqual([1, '正版图书，首次查询']);
  });

  it('tells how often a code was checked, ignoring case and spaces', async () => {
    const { data } = await postSucceeds(
      path,
      { code: 'ytjy 2027 ksjl 0001' },
      {
        when: 'verifyGenuineBook of a logged-in user for the third time',
        given: [
          ['a code was checked before', { code, book_id: 128 }],
          ['a reader is logged in', {}],
        ],
        loggedIn: true,
        answer: success(
          { ...found, is_first: 0, check_count: 3 },
          '正版图书，第 3 次查询，首次查询时间 2026-10-18 20:12:00',
        ),
      },
    );
    expect(data.check_count).toBe(3);
  });

  it('is refused without a code', async () => {
    await postRefused(
      path,
      { code: '' },
      {
        when: 'verifyGenuineBook without a code',
        given: [['nobody is logged in', {}]],
        refusal: invalid('code', '请输入刮刮层下的防伪码'),
      },
    );
  });

  it('is refused with a warning for an unknown code', async () => {
    await postRefused(
      path,
      { code: 'YTJY2027KSJL9999' },
      {
        when: 'verifyGenuineBook with an unknown code',
        given: [['no such code was printed', { code: 'YTJY2027KSJL9999' }]],
        refusal: refusal(404, '没有查到这个防伪码'),
      },
    );
  });

  it('is refused after too many codes', async () => {
    await postRefused(
      path,
      { code },
      {
        when: 'verifyGenuineBook after too many codes',
        given: [
          ['a code was printed in a book', { code, book_id: 128 }],
          ['the caller has done this too often', { what: 'genuine' }],
        ],
        refusal: tooOften('操作太频繁，请在8分钟后再试'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused(
      path,
      { code },
      withExpiredToken('verifyGenuineBook', ['a code was printed in a book', { code, book_id: 128 }]),
    );
  });
});

describe('getGenuineQrcode (spec: B7 genuine qrcode, B3 verification qrcode)', () => {
  it('returns the picture of the official account', async () => {
    const { data } = await getSucceeds(
      '/api/common/genuine_qrcode',
      {},
      {
        when: 'getGenuineQrcode',
        given: [['the genuine check has an official account', {}]],
        answer: success({ oa_qrcode: file('/files/public/site/verification.svg') }),
      },
    );
    expect(data.oa_qrcode).toBe('/files/public/site/verification.svg');
  });
});
