// @vitest-environment node
import type { SubmitShopApplicationInput } from '@inkstone/api/inputs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod/mini';

import { messagesOf, testSchema } from '../testing/schema-cases.js';
import { shopApplicationFixtures } from './fixtures.js';
import {
  empty,
  shopApplication,
  shopApplicationForm,
  toPayload,
  type ShopApplicationFields,
} from './schema.js';

testSchema('shopApplication', {
  fixtures: shopApplicationFixtures,
  schema: shopApplicationForm,
  toPayload,
  body: shopApplication,
});

it('sends exactly the input of the operation', () => {
  expectTypeOf<z.output<ReturnType<typeof shopApplication>>>().toExtend<SubmitShopApplicationInput>();
});

it('requires is_merge if a draft has an unknown value', () => {
  const [example] = shopApplicationFixtures.valid;
  const strange = { ...example?.fields, ...JSON.parse('{"is_merge":"yes"}') } as ShopApplicationFields;
  expect(messagesOf(shopApplicationForm(strange), strange)).toEqual({ is_merge: '请选择是否三合一' });
});

// The body has the pictures of both sides in one list, so a server cannot tell which one is missing.
it('requires the front of the identity card besides its back', () => {
  const [example] = shopApplicationFixtures.valid;
  const back = { ...empty, ...example?.fields, identity_card: [] };
  expect(back.identity_card_back).toHaveLength(1);
  expect(messagesOf(shopApplicationForm(back), back)).toEqual({ identity_card: '请上传文件' });
});

describe('the body', () => {
  const [merged, separate] = shopApplicationFixtures.valid.map(({ payload }) => payload);

  it.each([undefined, 2, '1'])('refuses is_merge %j', (value) => {
    expect(messagesOf(shopApplication, { ...merged, is_merge: value })).toEqual({
      is_merge: '请选择是否三合一',
    });
  });

  it('requires one file for each separate certificate', () => {
    const two = '/files/uploads/a.jpg,/files/uploads/b.jpg';
    expect(
      messagesOf(shopApplication, {
        ...separate,
        publication_license: '',
        company_number_img: two,
        tax_certificate: ' , ',
        business_license: two,
      }),
    ).toEqual({
      publication_license: '请上传文件',
      company_number_img: '只可上传一个文件',
      tax_certificate: '请上传文件',
      business_license: '只可上传一个文件',
    });
  });

  it('has one or two pictures of the identity card', () => {
    const pictures = ['a', 'b', 'c'].map((name) => `/files/uploads/${name}.jpg`);
    expect(
      [0, 1, 2, 3].map((count) => {
        const identity_card = pictures.slice(0, count).join(',');
        return messagesOf(shopApplication, { ...merged, identity_card })['identity_card'];
      }),
    ).toEqual(['请上传文件', undefined, undefined, '最多上传2个文件']);
  });

  it('drops the certificates that a merged one replaces', () => {
    const sent = { ...merged, company_number_img: '', tax_certificate: '/files/uploads/a.jpg' };
    expect(shopApplication(sent).parse(sent)).toEqual(merged);
  });

  it('requires the agreement', () => {
    expect(messagesOf(shopApplication, { ...merged, agreement_name: 'user_agreement' })).toEqual({
      agreement_name: '请先阅读并同意授权协议',
    });
  });

  it('requires ids of a platform and a province', () => {
    expect(messagesOf(shopApplication, { ...merged, shop_platform: '', province: 'x' })).toEqual({
      shop_platform: '请填写店铺平台',
      province: '没有这个省份',
    });
    expect(messagesOf(shopApplication, { ...merged, shop_platform: -1, province: '' })).toEqual({
      shop_platform: '没有这个店铺平台',
      province: '请选择省份',
    });
  });
});
