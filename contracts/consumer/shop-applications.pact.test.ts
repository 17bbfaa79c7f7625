import { MatchersV3 } from '@pact-foundation/pact';

import { file, fromState, invalid, invalidPhone, refusal, seconds, success, tooOften } from './answers.js';
import { post } from './exchange.js';
import { expired } from './rows.js';

const { eachLike, integer, like, string } = MatchersV3;

const phone = '13800000005';

post('sendShopPhoneCode (spec: B7 cert_phone_code)', '/api/sale_auth/cert_phone_code', [
  ['', { phone }, [['no code for an application is alive', { phone }]], success(null, '验证码已发送')],
  ['to an invalid phone number', { phone: '23800000005' }, [], invalidPhone],
  [
    'a second time',
    { phone },
    [['a code for an application was sent', { phone }]],
    tooOften('操作太频繁，请在42秒后再试'),
  ],
]);

function picture(number: string): string {
  return fromState(`\${picture_${number}}`, `/files/uploads/picture_${number}.jpg`);
}

const application = {
  shop_platform: 1,
  shop_name: '西山书房图书专营店',
  shop_url: 'https://shop.example.cn/1',
  province: 11,
  contact: '周晓',
  qq: '10000001',
  phone,
  phone_code: fromState('${code}', '042917'),
  company_name: '北京西山书房图书有限公司',
  company_number: '91000000MA00YANT38',
  address: '砚池街 6 号',
  intro: '我们在北京经营图书零售。',
  is_merge: 1,
  agreement_name: 'authorization_agreement',
  publication_license: picture('1'),
  business_license: picture('2'),
  identity_card: picture('3'),
} as const;
const ready = ['there are shops and stores', 'pictures were uploaded'] as const;
const codeWasSent = ['a code for an application was sent', { phone }] as const;

const apart = {
  ...application,
  is_merge: 0,
  company_number_img: picture('3'),
  tax_certificate: picture('4'),
  identity_card: fromState(
    '${picture_5},${picture_6}',
    '/files/uploads/picture_5.jpg,/files/uploads/picture_6.jpg',
  ),
} as const;

post('submitShopApplication (spec: B7 certification_submit)', '/api/sale_auth/certification_submit', [
  ['', application, [...ready, codeWasSent], success({ query_code: string('7KXQ4MRW9TEB') }, '提交成功')],
  [
    'with separate certificates',
    apart,
    [...ready, codeWasSent],
    success({ query_code: string('7KXQ4MRW9TEB') }, '提交成功'),
  ],
  [
    'without a contact',
    { ...application, contact: '' },
    [...ready, codeWasSent],
    invalid('contact', '请填写联系人'),
  ],
  [
    'with a wrong code',
    { ...application, phone_code: fromState('${wrong_code}', '000000') },
    [...ready, codeWasSent],
    refusal(422, '验证码错误'),
  ],
  [
    'when no code is valid',
    { ...application, phone_code: '042917' },
    [...ready, ['no code for an application is alive', { phone }]],
    refusal(410, '验证码已失效，请重新获取'),
  ],
  [
    'after too many forms',
    application,
    [...ready, codeWasSent, ['the caller has done this too often', { what: 'submission' }]],
    tooOften('操作太频繁，请在10分钟后再试'),
  ],
  expired(application, ...ready, codeWasSent),
  [
    'that was sent back and is corrected',
    {
      ...application,
      query_code: '7KXQ4MRW9TEB',
      pass: fromState('${pass}', 'c2hvcCBwYXNz'),
      phone_code: '042917',
    },
    [...ready, ['an application was sent back', { query_code: '7KXQ4MRW9TEB', phone }]],
    success({ query_code: '7KXQ4MRW9TEB', pass: string('c2hvcCBwYXNz') }, '提交成功'),
  ],
]);

const query_code = '7KXQ4MRW9TEB';
const wasSentBack = ['an application was sent back', { query_code, phone }] as const;

const returned = success({
  pass: string('c2hvcCBwYXNz'),
  shop_platform: integer(1),
  shop_name: string('西山书房图书专营店'),
  shop_url: string('https://shop.example.cn/1'),
  province: integer(11),
  contact: string('周晓'),
  qq: string('10000001'),
  phone,
  company_name: string('北京西山书房图书有限公司'),
  company_number: string('91000000MA00YANT38'),
  address: string('砚池街 6 号'),
  intro: string('我们在北京经营图书零售。'),
  is_merge: integer(1),
  papers: eachLike({ paper: string('business_license'), url: file('/files/uploads/b.jpg') }),
});
const byCode = { query_code, phone, phone_code: fromState('${code}', '042917') } as const;

post('openShopApplication', '/api/sale_auth/returned_application', [
  ['', { query_code, pass: fromState('${pass}', 'c2hvcCBwYXNz') }, [wasSentBack], returned],
  ['by a code', byCode, [wasSentBack, codeWasSent], returned],
  [
    'to an invalid phone number',
    { ...byCode, phone: '23800000005', phone_code: '042917' },
    [wasSentBack],
    invalid('phone', '手机号码格式错误'),
  ],
  [
    'that is not sent back',
    { ...byCode, phone_code: '042917' },
    [['no shop has applied', { query_code }]],
    refusal(404, '这份申请没有退回，不用再改'),
  ],
  [
    'when no code is valid',
    { ...byCode, phone_code: '042917' },
    [wasSentBack, ['no code for an application is alive', { phone }]],
    refusal(410, '验证码已失效，请重新获取'),
  ],
  [
    'with a wrong code',
    { ...byCode, phone_code: fromState('${wrong_code}', '000000') },
    [wasSentBack, codeWasSent],
    refusal(422, '验证码错误'),
  ],
  [
    'after too many codes',
    { ...byCode, phone_code: '042917' },
    [wasSentBack, ['the caller has done this too often', { what: 'query-code' }]],
    tooOften('操作太频繁，请在8分钟后再试'),
  ],
]);

post('queryShopApplication (spec: B7 query_code, B3 application progress)', '/api/sale_auth/query_code', [
  [
    '',
    { query_code },
    [['a shop has applied', { query_code }]],
    success({
      query_code,
      status: 1,
      status_text: string('资质审核中'),
      days: integer(0),
      create_time: seconds(1794960000),
      processing_time: null,
      handle_time: null,
      grant_time: null,
      approver: like(''),
      descr: like(''),
    }),
  ],
  ['without a code', { query_code: '' }, [], invalid('query_code', '请输入查询码')],
  [
    'with an unknown code',
    { query_code: '7KXQ4MRW9TEC' },
    [['no shop has applied', { query_code: '7KXQ4MRW9TEC' }]],
    refusal(404, '没有查到这个查询码，请核对后再试'),
  ],
  [
    'after too many codes',
    { query_code },
    [
      ['a shop has applied', { query_code }],
      ['the caller has done this too often', { what: 'query-code' }],
    ],
    tooOften('操作太频繁，请在8分钟后再试'),
  ],
]);
