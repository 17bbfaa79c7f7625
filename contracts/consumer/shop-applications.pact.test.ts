import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, invalidPhone, refusal, seconds, success, tooOften } from './answers.js';
import { postRefused, postSucceeds } from './exchange.js';
import { withExpiredToken } from './needs-login.js';

const { fromProviderState, integer, like, string } = MatchersV3;

const phone = '13800000005';

describe('sendShopPhoneCode (spec: B7 cert_phone_code)', () => {
  const path = '/api/sale_auth/cert_phone_code';

  it('returns a message to show', async () => {
    const { msg } = await postSucceeds(
      path,
      { phone },
      {
        when: 'sendShopPhoneCode',
        given: [['no code for an application is alive', { phone }]],
        answer: success(null, '验证码已发送'),
      },
    );
    expect(msg).toBe('验证码已发送');
  });

  it('is refused for an invalid phone number', async () => {
    await postRefused(
      path,
      { phone: '23800000005' },
      {
        when: 'sendShopPhoneCode to an invalid phone number',
        given: [['nobody is logged in', {}]],
        refusal: invalidPhone,
      },
    );
  });

  it('is refused within a minute after the last code', async () => {
    await postRefused(
      path,
      { phone },
      {
        when: 'sendShopPhoneCode a second time',
        given: [['a code for an application was sent', { phone }]],
        refusal: tooOften('操作太频繁，请在42秒后再试'),
      },
    );
  });
});

describe('submitShopApplication (spec: B7 certification_submit)', () => {
  const path = '/api/sale_auth/certification_submit';
  const application = {
    shop_platform: 1,
    shop_name: '西山书房图书专营店',
    shop_url: 'https://shop.example.cn/1',
    province: 11,
    contact: '周晓',
    qq: '10000001',
    phone,
    phone_code: '042917',
    company_name: '北京西山书房图书有限公司',
    company_number: '91000000MA00YANT38',
    address: '砚池街 6 号',
    intro: '我们在北京经营图书零售。',
    is_merge: 1,
    agreement_name: 'authorization_agreement',
    publication_license: '/files/uploads/picture_1.jpg',
    business_license: '/files/uploads/picture_2.jpg',
    identity_card: '/files/uploads/picture_3.jpg',
  } as const;
  const pictures = {
    publication_license: fromProviderState('${picture_1}', application.publication_license),
    business_license: fromProviderState('${picture_2}', application.business_license),
    identity_card: fromProviderState('${picture_3}', application.identity_card),
  };
  const ready = [
    ['there are shops and stores', {}],
    ['pictures were uploaded', {}],
  ] as const;
  const [thereArePlatforms, thereArePictures] = ready;
  const codeWasSent = ['a code for an application was sent', { phone }] as const;

  it('returns the query code', async () => {
    const { data, msg } = await postSucceeds(path, application, {
      when: 'submitShopApplication',
      given: [[...thereArePlatforms], [...thereArePictures], [...codeWasSent]],
      fromState: { ...pictures, phone_code: fromProviderState('${code}', '042917') },
      answer: success({ query_code: string('7KXQ4MRW9TEB') }, '提交成功'),
    });
    expect([data.query_code, msg]).toEqual(['7KXQ4MRW9TEB', '提交成功']);
  });

  it('accepts separate certificates where they are not merged, and both sides of an identity card', async () => {
    const bothSides = '/files/uploads/picture_5.jpg,/files/uploads/picture_6.jpg';
    const apart = {
      ...application,
      is_merge: 0,
      company_number_img: '/files/uploads/picture_3.jpg',
      tax_certificate: '/files/uploads/picture_4.jpg',
      identity_card: bothSides,
    } as const;
    const { data } = await postSucceeds(path, apart, {
      when: 'submitShopApplication with separate certificates',
      given: [[...thereArePlatforms], [...thereArePictures], [...codeWasSent]],
      fromState: {
        ...pictures,
        company_number_img: fromProviderState('${picture_3}', apart.company_number_img),
        tax_certificate: fromProviderState('${picture_4}', apart.tax_certificate),
        identity_card: fromProviderState('${picture_5},${picture_6}', bothSides),
        phone_code: fromProviderState('${code}', '042917'),
      },
      answer: success({ query_code: string('7KXQ4MRW9TEB') }, '提交成功'),
    });
    expect(data.query_code).toBe('7KXQ4MRW9TEB');
  });

  it('is refused without a contact', async () => {
    await postRefused(
      path,
      { ...application, contact: '' },
      {
        when: 'submitShopApplication without a contact',
        given: [[...thereArePlatforms], [...thereArePictures], [...codeWasSent]],
        fromState: { ...pictures, phone_code: fromProviderState('${code}', '042917') },
        refusal: invalid('contact', '请填写联系人'),
      },
    );
  });

  it('is refused for a wrong code', async () => {
    await postRefused(
      path,
      { ...application, phone_code: '000000' },
      {
        when: 'submitShopApplication with a wrong code',
        given: [[...thereArePlatforms], [...thereArePictures], [...codeWasSent]],
        fromState: { ...pictures, phone_code: fromProviderState('${wrong_code}', '000000') },
        refusal: refusal(422, '验证码错误'),
      },
    );
  });

  it('is refused when no code is valid', async () => {
    await postRefused(path, application, {
      when: 'submitShopApplication when no code is valid',
      given: [
        [...thereArePlatforms],
        [...thereArePictures],
        ['no code for an application is alive', { phone }],
      ],
      fromState: pictures,
      refusal: refusal(410, '验证码已失效，请重新获取'),
    });
  });

  it('is refused after too many forms', async () => {
    await postRefused(path, application, {
      when: 'submitShopApplication after too many forms',
      given: [
        [...thereArePlatforms],
        [...thereArePictures],
        [...codeWasSent],
        ['the caller has done this too often', { what: 'submission' }],
      ],
      fromState: { ...pictures, phone_code: fromProviderState('${code}', '042917') },
      refusal: tooOften('操作太频繁，请在10分钟后再试'),
    });
  });

  it('is refused for an expired token', async () => {
    await postRefused(path, application, {
      ...withExpiredToken(
        'submitShopApplication',
        [...thereArePlatforms],
        [...thereArePictures],
        [...codeWasSent],
      ),
      fromState: { ...pictures, phone_code: fromProviderState('${code}', '042917') },
    });
  });
});

describe('queryShopApplication (spec: B7 query_code, B3 application progress)', () => {
  const path = '/api/sale_auth/query_code';
  const query_code = '7KXQ4MRW9TEB';

  it('returns the progress', async () => {
    const { data } = await postSucceeds(
      path,
      { query_code },
      {
        when: 'queryShopApplication',
        given: [['a shop has applied', { query_code }]],
        answer: success({
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
      },
    );
    expect([data.status, data.status_text]).toEqual([1, '资质审核中']);
  });

  it('is refused without a code', async () => {
    await postRefused(
      path,
      { query_code: '' },
      {
        when: 'queryShopApplication without a code',
        given: [['nobody is logged in', {}]],
        refusal: invalid('query_code', '请输入查询码'),
      },
    );
  });

  it('is refused for an unknown code', async () => {
    await postRefused(
      path,
      { query_code: '7KXQ4MRW9TEC' },
      {
        when: 'queryShopApplication with an unknown code',
        given: [['no shop has applied', { query_code: '7KXQ4MRW9TEC' }]],
        refusal: refusal(404, '没有查到这个查询码，请核对后再试'),
      },
    );
  });

  it('is refused after too many codes', async () => {
    await postRefused(
      path,
      { query_code },
      {
        when: 'queryShopApplication after too many codes',
        given: [
          ['a shop has applied', { query_code }],
          ['the caller has done this too often', { what: 'query-code' }],
        ],
        refusal: tooOften('操作太频繁，请在8分钟后再试'),
      },
    );
  });
});
