import { MatchersV3 } from '@pact-foundation/pact';

import { file, invalid, refusal, seconds, success, tooOften } from './answers.js';
import { get, post } from './exchange.js';
import { expired, loggedIn, read } from './rows.js';

const { string } = MatchersV3;

const code = 'YTJY2027KSJL0001';
const found = {
  book_id: 128,
  book_title: string('高考数学总复习'),
  img_url: file('/files/public/books/cover.webp'),
  first_check_time: seconds(1792325520),
};

post('verifyGenuineBook (spec: B7 genuine verification)', '/api/common/genuine_verification', [
  [
    'for the first time',
    { code },
    [['a code was printed in a book', { code, book_id: 128 }]],
    success({ ...found, is_first: 1, check_count: 1 }, '正版图书，首次查询'),
  ],
  [
    'of a logged-in user for the third time',
    { code: 'ytjy 2027 ksjl 0001' },
    [['a code was checked before', { code, book_id: 128 }], loggedIn],
    success(
      { ...found, is_first: 0, check_count: 3 },
      '正版图书，第 3 次查询，首次查询时间 2026-10-18 20:12:00',
    ),
  ],
  ['without a code', { code: '' }, [], invalid('code', '请输入刮刮层下的防伪码')],
  [
    'with an unknown code',
    { code: 'YTJY2027KSJL9999' },
    [['no such code was printed', { code: 'YTJY2027KSJL9999' }]],
    refusal(404, '没有查到这个防伪码'),
  ],
  [
    'after too many codes',
    { code },
    [
      ['a code was printed in a book', { code, book_id: 128 }],
      ['the caller has done this too often', { what: 'genuine' }],
    ],
    tooOften('操作太频繁，请在8分钟后再试'),
  ],
  expired({ code }, ['a code was printed in a book', { code, book_id: 128 }]),
]);

get('getGenuineQrcode (spec: B7 genuine qrcode, B3 verification qrcode)', '/api/common/genuine_qrcode', [
  read('the genuine check has an official account', {
    oa_qrcode: file('/files/public/site/verification.svg'),
  }),
]);
