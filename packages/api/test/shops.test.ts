import { MutationObserver } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';

import { submitBookDonationMutation, submitBookFeedbackMutation } from '../src/feedback/mutations.js';
import { getGenuineQrcodeQuery, verifyGenuineBookMutation } from '../src/genuine/index.js';
import { listMyBooksQuery } from '../src/personal/index.js';
import {
  getOnlineShopQuery,
  getShopAgreementQuery,
  getShopSearchOptionsQuery,
  listOfflineStoresQuery,
  listOnlineShopsQuery,
  listStorePlatformsQuery,
  queryShopApplicationQuery,
  sendShopPhoneCodeMutation,
  submitShopApplicationMutation,
  type SubmitShopApplicationInput,
} from '../src/shops/index.js';
import type { ShopApplicationProgress } from '../src/types.js';
import { teacher } from './fixtures.js';
import { serve, serveJson } from './http-server.js';
import { eventually, run, setUp } from './querying.js';

const query_code = '7KXQ4MRW9TEB';

const application: SubmitShopApplicationInput = {
  shop_platform: 1,
  shop_name: '西山书房图书专营店',
  shop_url: 'https://shop.example.cn/1',
  province: 11,
  contact: '周晓',
  qq: '10000001',
  phone: '13800000005',
  phone_code: '042917',
  company_name: '北京西山书房图书有限公司',
  company_number: '91000000MA00YANT38',
  address: '砚池街 6 号',
  intro: '我们在北京经营图书零售。',
  is_merge: 1,
  agreement_name: 'authorization_agreement',
  publication_license: '/files/uploads/a.jpg',
  business_license: '/files/uploads/b.jpg',
  identity_card: '/files/uploads/c.jpg',
};

const progress: ShopApplicationProgress = {
  query_code,
  status: 0,
  status_text: '申请已退回',
  days: 3,
  create_time: 1794960000,
  processing_time: null,
  handle_time: 1795219200,
  grant_time: null,
  approver: '',
  descr: '',
};

it('keys are method, path and parameters', async () => {
  const { client } = setUp(await serveJson({}));
  const params = { search: '书', territory: 11, page: 2 };
  expect(listOnlineShopsQuery(client, params).queryKey).toEqual([
    'post',
    '/api/sale_auth/online_store_list',
    params,
  ]);
  expect(listOfflineStoresQuery(client, params).queryKey).toEqual([
    'post',
    '/api/sale_auth/get_offline_list',
    params,
  ]);
  expect(getOnlineShopQuery(client, 1).queryKey).toEqual([
    'get',
    '/api/sale_auth/online_store_info',
    { id: 1 },
  ]);
});

it.each([
  ['getShopSearchOptions', getShopSearchOptionsQuery, '/api/sale_auth/search_list'],
  ['listStorePlatforms', listStorePlatformsQuery, '/api/sale_auth/store_platform_list'],
  ['getShopAgreement', getShopAgreementQuery, '/api/sale_auth/get_agreement'],
  ['getGenuineQrcode', getGenuineQrcodeQuery, '/api/common/genuine_qrcode'],
])('%s is fetched once', async (_name, query, path) => {
  const urls: (string | undefined)[] = [];
  const baseUrl = await serve((request, response) => {
    urls.push(request.url);
    response.end(JSON.stringify({ code: 200, msg: '', data: {} }));
  });
  const { client, queryClient } = setUp(baseUrl);
  // The factories have different types, but this test uses only their paths.
  const options: ReturnType<typeof getGenuineQrcodeQuery> = query(client) as never;
  await queryClient.query(options);
  await queryClient.query(options);
  expect(urls).toEqual([path]);
});

describe('an application', () => {
  it('gives the query code and the message, refetches the progress, and leaves nothing in the cache', async () => {
    const { client, queryClient } = setUp(
      await serveJson({ code: 200, msg: '提交成功', data: { query_code } }),
    );
    const { queryKey } = queryShopApplicationQuery(client, query_code);
    queryClient.setQueryData(queryKey, progress);
    const observer = new MutationObserver(queryClient, submitShopApplicationMutation(client));
    const stop = observer.subscribe(() => undefined);
    const { data, msg } = await observer.mutate(application);
    stop();
    expect([data.query_code, msg]).toEqual([query_code, '提交成功']);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    await eventually(() => {
      expect(queryClient.getMutationCache().getAll()).toEqual([]);
    });
  });

  it('is queried by the code as the user typed it', async () => {
    const { client, queryClient } = setUp(await serveJson({ code: 200, msg: '', data: progress }));
    const found = await queryClient.query(queryShopApplicationQuery(client, '7kxq-4mrw-9teb'));
    expect(found.status_text).toBe('申请已退回');
  });

  it('sendShopPhoneCode fails without a message', async () => {
    const { client, queryClient, onNotice } = setUp(
      await serveJson({ code: 429, msg: '操作太频繁', data: { retry_after: 42 } }),
    );
    const sending = run(queryClient, sendShopPhoneCodeMutation(client), { phone: '13800000005' });
    await expect(sending).rejects.toMatchObject({ code: 429 });
    expect(onNotice).not.toHaveBeenCalled();
  });
});

describe('verifyGenuineBook', () => {
  const check = { code: 200, msg: '正版图书，首次查询', data: { book_id: 128 } };
  const unknown = { code: 404, msg: '没有查到这个防伪码', data: null };

  it.each([
    [check, true],
    [unknown, false],
  ])('refetches 我的图书 only for a book that it found', async (answer, isStale) => {
    const { client, queryClient } = setUp(await serveJson(answer), teacher);
    const { queryKey } = listMyBooksQuery(client, { page: 2 });
    queryClient.setQueryData(queryKey, { list: [], count: 0 });
    const checking = run(queryClient, verifyGenuineBookMutation(client), { code: 'YTJY2027KSJL0001' });
    await checking.catch(() => undefined);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isStale);
  });
});

it('feedback and donations return the message of the server', async () => {
  const { client, queryClient } = setUp(await serveJson({ code: 200, msg: '提交成功', data: null }));
  const feedback = {
    type: 2,
    book_name: '高考数学总复习',
    subject: '数学',
    descr: '希望增加函数部分的分层练习。',
    images: '/files/uploads/a.jpg',
    email: 'reader@example.com',
  } as const;
  const donation = {
    unit_name: '砚山县第三小学',
    province_city: '云南省文山州',
    address: '书院路 8 号',
    contacts: '杨老师',
    phone: '13800000006',
    explain: '语文练习册 120 册。',
  };
  expect((await run(queryClient, submitBookFeedbackMutation(client), feedback)).msg).toBe('提交成功');
  expect((await run(queryClient, submitBookDonationMutation(client), donation)).msg).toBe('提交成功');
});
