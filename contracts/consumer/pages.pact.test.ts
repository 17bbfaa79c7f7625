import { MatchersV3 } from '@pact-foundation/pact';

import { invalid, notEmpty, refusal, seconds, success } from './answers.js';
import { get, post } from './exchange.js';

const { regex } = MatchersV3;

const url = 'https://www.example.cn/';

get('signShare', '/api/page/share_signature', [
  [
    '',
    { url },
    ['WeChat signs pages'],
    success({
      app_id: notEmpty('wx1234567890abcdef'),
      timestamp: seconds(1792325520),
      nonce: notEmpty('9f86d081884c7d65'),
      signature: regex('[0-9a-f]{40}', '0f9de62fce790f9a083d5c99e95740ceb90c27ed'),
      script: regex('https?://.+', 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'),
    }),
  ],
  ['of no address', { url: '/layout/list/home' }, [], invalid('url', '只给本站的网址签名')],
  [
    'without an official account',
    { url },
    ['no official account is set'],
    refusal(404, '现在没有微信的签名'),
  ],
]);

post('countRead', '/api/page/read', [
  ['', { path: '/layout/list/booksDetails?id=7' }, [], success(null)],
  ['of no path', { path: 'booksDetails' }, [], invalid('path', '网页有误')],
]);
