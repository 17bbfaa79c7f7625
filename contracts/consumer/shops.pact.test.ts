import { MatchersV3 } from '@pact-foundation/pact';

import { file, invalid, page, positive, refusal, seconds, success } from './answers.js';
import { get, post } from './exchange.js';
import { read } from './rows.js';

const { eachLike, integer, string } = MatchersV3;

const thereAreShops = 'there are shops and stores';

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

get('getShopSearchOptions (spec: A7 sale_auth search_list)', '/api/sale_auth/search_list', [
  read(thereAreShops, {
    territory: eachLike({ label: string('北京市'), name: integer(11) }),
    platform: eachLike({ label: string('天猫'), name: integer(1) }),
    stores: eachLike({ name: positive(11), count: positive(1), cities: eachLike('北京市') }),
  }),
]);

post('listOnlineShops (spec: B7 online_store_list)', '/api/sale_auth/online_store_list', [
  ['', { search: '西山', territory: 11, platform: 1, page: 1, psize: 20 }, [thereAreShops], page(shop)],
  ['of an invalid page', { page: 0 }, [], invalid('page', '页码须为正整数')],
]);

get('getOnlineShop (spec: B7 online_store_info, B3 online shop)', '/api/sale_auth/online_store_info', [
  ['', { id: 1 }, [thereAreShops], success({ ...shop, id: 1 })],
  ['with an invalid id', { id: 0 }, [], invalid('id', '网店编号有误')],
  [
    'with an unknown id',
    { id: 999999 },
    [['there is no shop', { id: 999999 }]],
    refusal(404, '没有这家授权网店'),
  ],
]);

post('listOfflineStores (spec: B7 get_offline_list, B3 offline store)', '/api/sale_auth/get_offline_list', [
  [
    '',
    { search: '西山', territory: 11, page: 1, psize: 10 },
    [thereAreShops],
    page({
      id: integer(1),
      province: string('北京市'),
      city: string('北京市'),
      store_name: string('砚田书房西山店'),
      address: string('砚池街 6 号'),
      tel: string('010-00000001'),
    }),
  ],
  ['of an invalid page', { page: 0 }, [], invalid('page', '页码须为正整数')],
]);

get('listStorePlatforms (spec: B7 store_platform_list)', '/api/sale_auth/store_platform_list', [
  read(thereAreShops, eachLike({ id: integer(1), store_platform: string('天猫') })),
]);

get('getShopAgreement (spec: B7 get_agreement)', '/api/sale_auth/get_agreement', [
  read('the agreement for shops is published', {
    name: 'authorization_agreement',
    title: string('授权协议'),
    value: string('<p>甲方授权乙方。</p>'),
  }),
  [
    'that is not published',
    {},
    ['the agreement for shops is not published'],
    refusal(404, '授权协议尚未发布'),
  ],
]);
