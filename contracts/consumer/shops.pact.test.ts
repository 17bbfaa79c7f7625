import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { file, invalid, listOf, refusal, seconds, success } from './answers.js';
import { getRefused, getSucceeds, postRefused, postSucceeds } from './exchange.js';

const { eachLike, integer, string } = MatchersV3;

const thereAreShops = ['there are shops and stores', {}] as const;

const shop = {
  id: integer(1),
  shop_name: string('西山书房图书专营店'),
  platform_image: file('/files/public/platforms/1.svg'),
  certificate_number: string('YT-SQ-2026-1001'),
  create_time: seconds(1767312000),
  shop_url: string('https://shop.example.cn/1'),
  province: string('北京市'),
  shop_platform_text: string('天猫'),
  start_time: seconds(1767225600),
  end_time: seconds(1830211200),
  certificate_path: file('/files/public/certificates/1.svg'),
};

describe('getShopSearchOptions (spec: A7 sale_auth search_list)', () => {
  it('returns provinces and platforms as filter options', async () => {
    const { data } = await getSucceeds(
      '/api/sale_auth/search_list',
      {},
      {
        when: 'getShopSearchOptions',
        given: [[...thereAreShops]],
        answer: success({
          territory: eachLike({ label: string('北京市'), name: integer(11) }),
          platform: eachLike({ label: string('天猫'), name: integer(1) }),
        }),
      },
    );
    expect(data.platform).toEqual([{ label: '天猫', name: 1 }]);
  });
});

describe('listOnlineShops (spec: B7 online_store_list)', () => {
  const path = '/api/sale_auth/online_store_list';

  it('returns a page of shops and how many there are', async () => {
    const { data } = await postSucceeds(
      path,
      { search: '西山', territory: 11, platform: 1, page: 1, psize: 20 },
      { when: 'listOnlineShops', given: [[...thereAreShops]], answer: success(listOf(shop)) },
    );
    expect([data.list[0]?.shop_name, data.count]).toEqual(['西山书房图书专营店', 1]);
  });

  it('is refused for an invalid page', async () => {
    await postRefused(
      path,
      { page: 0 },
      {
        when: 'listOnlineShops of an invalid page',
        given: [['nobody is logged in', {}]],
        refusal: invalid('page', '页码须为正整数'),
      },
    );
  });
});

describe('getOnlineShop (spec: B7 online_store_info, B3 online shop)', () => {
  const path = '/api/sale_auth/online_store_info';

  it('returns the same fields as the list', async () => {
    const { data } = await getSucceeds(
      path,
      { id: 1 },
      { when: 'getOnlineShop', given: [[...thereAreShops]], answer: success({ ...shop, id: 1 }) },
    );
    expect(data.certificate_path).toBe('/files/public/certificates/1.svg');
  });

  it('is refused for an invalid id', async () => {
    await getRefused(
      path,
      { id: 0 },
      {
        when: 'getOnlineShop with an invalid id',
        given: [['nobody is logged in', {}]],
        refusal: invalid('id', '网店编号有误'),
      },
    );
  });

  it('is refused for an unknown id', async () => {
    await getRefused(
      path,
      { id: 999999 },
      {
        when: 'getOnlineShop with an unknown id',
        given: [['there is no shop', { id: 999999 }]],
        refusal: refusal(404, '没有这家授权网店'),
      },
    );
  });
});

describe('listOfflineStores (spec: B7 get_offline_list, B3 offline store)', () => {
  const path = '/api/sale_auth/get_offline_list';

  it('returns a page of bookshops', async () => {
    const { data } = await postSucceeds(
      path,
      { search: '西山', territory: 11, page: 1, psize: 10 },
      {
        when: 'listOfflineStores',
        given: [[...thereAreShops]],
        answer: success(
          listOf({
            id: integer(1),
            province: string('北京市'),
            city: string('北京市'),
            store_name: string('砚田书房西山店'),
            address: string('砚池街 6 号'),
            tel: string('010-00000001'),
          }),
        ),
      },
    );
    expect(data.list[0]?.store_name).toBe('砚田书房西山店');
  });

  it('is refused for an invalid page', async () => {
    await postRefused(
      path,
      { page: 0 },
      {
        when: 'listOfflineStores of an invalid page',
        given: [['nobody is logged in', {}]],
        refusal: invalid('page', '页码须为正整数'),
      },
    );
  });
});

describe('listStorePlatforms (spec: B7 store_platform_list)', () => {
  it('returns the platforms of the application form', async () => {
    const { data } = await getSucceeds(
      '/api/sale_auth/store_platform_list',
      {},
      {
        when: 'listStorePlatforms',
        given: [[...thereAreShops]],
        answer: success(eachLike({ id: integer(1), store_platform: string('天猫') })),
      },
    );
    expect(data).toEqual([{ id: 1, store_platform: '天猫' }]);
  });
});

describe('getShopAgreement (spec: B7 get_agreement)', () => {
  const path = '/api/sale_auth/get_agreement';

  it('returns the text as HTML, and the name for the application', async () => {
    const { data } = await getSucceeds(
      path,
      {},
      {
        when: 'getShopAgreement',
        given: [['the agreement for shops is published', {}]],
        answer: success({
          name: 'authorization_agreement',
          title: string('授权协议'),
          value: string('<p>甲方授权乙方。</p>'),
        }),
      },
    );
    expect(data.name).toBe('authorization_agreement');
  });

  it('is refused while it is not published', async () => {
    await getRefused(
      path,
      {},
      {
        when: 'getShopAgreement that is not published',
        given: [['the agreement for shops is not published', {}]],
        refusal: refusal(404, '授权协议尚未发布'),
      },
    );
  });
});
