import type { FilterOption } from '@inkstone/api/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { beijing, insertShops, jingdong, tmall, zhejiang } from '../../fixtures/shops.js';
import { reply } from '../../support/answers.js';
import { insert } from '../../support/insert.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  await insertShops(server.db);
});

describe('the filter rows', () => {
  it('getShopSearchOptions returns provinces and platforms in order, and where there are bookshops', async () => {
    const { territory, platform, stores } = await server.ask('getShopSearchOptions');
    const pairs = (options: FilterOption[]) => options.map(({ label, name }) => [label, name]);
    expect(pairs(territory)).toEqual([
      ['北京市', beijing],
      ['浙江省', zhejiang],
    ]);
    expect(pairs(platform)).toEqual([
      ['京东', jingdong],
      ['天猫', tmall],
    ]);
    expect(stores).toEqual([
      { name: beijing, count: 2, cities: ['城'] },
      { name: zhejiang, count: 3, cities: ['城', '杭州市', '宁波市'] },
    ]);
  });

  it('listStorePlatforms returns the options of the application form', async () => {
    expect(await server.ask('listStorePlatforms')).toEqual([
      { id: jingdong, store_platform: '京东' },
      { id: tmall, store_platform: '天猫' },
    ]);
  });
});

describe('listOnlineShops', () => {
  const names = async (body: object) => {
    const { list, count } = await server.ask('listOnlineShops', { body });
    expect(count).toBe(list.length);
    return list.map((shop) => shop.shop_name.slice(0, 2));
  };

  it('returns all fields of a card (spec: B7 online_store_list, B3 online shop)', async () => {
    const { list } = await server.ask('listOnlineShops');
    expect(list[0]).toEqual({
      id: 1,
      shop_name: '钱塘学堂图书旗舰店',
      platform_image: '/files/public/platforms/1.svg',
      certificate_number: 'YT-SQ-2026-1001',
      create_time: 1767319200,
      shop_url: 'https://shop.example.cn/1',
      province: '浙江省',
      shop_platform_text: '天猫',
      start_time: 1767225600,
      end_time: 1830268740,
      certificate_path: '/files/public/certificates/1.svg',
    });
  });

  it('searches names and certificate numbers for all words, literally and ignoring case', async () => {
    expect(await names({ search: '图书' })).toEqual(['钱塘', '什刹']);
    expect(await names({ search: ' 图书  什刹海 ' })).toEqual(['什刹']);
    expect(await names({ search: 'yt-sq-2025' })).toEqual(['什刹']);
    expect(await names({ search: '旗舰 1001' })).toEqual(['钱塘']);
    expect(await names({ search: '100%' })).toEqual(['西山']);
    expect(await names({ search: '%' })).toEqual(['西山']);
    expect(await names({ search: '没有' })).toEqual([]);
  });

  it('filters by province and platform, also together and as text', async () => {
    expect(await names({ territory: beijing })).toEqual(['西山', '什刹']);
    expect(await names({ territory: String(beijing), platform: String(tmall) })).toEqual(['什刹']);
    expect(await names({ territory: '', platform: '', search: '' })).toEqual(['钱塘', '西山', '什刹']);
    expect(await names({ territory: 99 })).toEqual([]);
  });

  it('returns one page and the count of all', async () => {
    const page = await server.ask('listOnlineShops', { body: { page: 2, psize: 2 } });
    expect([page.list.map((shop) => shop.id), page.count]).toEqual([[3], 3]);
  });

  it('returns 20 a page (spec: B9 page size authorizedOnlineShop)', async () => {
    const [shop] = await server.db.selectFrom('online_shops').selectAll().limit(1).execute();
    if (shop === undefined) throw new Error('the fixtures have a shop');
    const { id: _, ...copy } = shop;
    const copies = Array.from({ length: 20 }, (_, index) => ({
      ...copy,
      certificate_number: `copy-${String(index)}`,
    }));
    await insert(server.db, { online_shops: copies });
    const { list, count } = await server.ask('listOnlineShops');
    await server.db.deleteFrom('online_shops').where('certificate_number', 'like', 'copy-%').execute();
    expect([list.length, count]).toEqual([20, 23]);
  });
});

describe('getOnlineShop', () => {
  it('returns the same fields as the card', async () => {
    const { list } = await server.ask('listOnlineShops');
    expect(await server.ask('getOnlineShop', { query: { id: '1' } })).toEqual(list[0]);
  });

  it('refuses an unknown id', async () => {
    const query = { id: '999' };
    expect(await server.call('getOnlineShop', { query })).toEqual(reply(404, '没有这家授权网店'));
  });
});

describe('listOfflineStores', () => {
  const names = async (body: object) => {
    const { list } = await server.ask('listOfflineStores', { body });
    return list.map((store) => store.store_name);
  };

  it('searches cities and names, not addresses', async () => {
    expect(await names({ search: '杭' })).toEqual(['月湖书灯', '杭城分号']);
    expect(await names({ search: '月湖' })).toEqual(['月湖书灯']);
    expect(await names({ search: '宁波 分号' })).toEqual(['杭城分号']);
  });

  it('returns all fields of a row, by province, ten a page (spec: B9 page size offlineAgent, B7 get_offline_list)', async () => {
    const { list, count } = await server.ask('listOfflineStores');
    expect(list.map((store) => store.province)).toEqual(['北京市', '北京市', '浙江省', '浙江省', '浙江省']);
    expect(count).toBe(5);
    expect(list.find((store) => store.city === '杭州市')).toEqual({
      id: expect.any(Number) as number,
      province: '浙江省',
      city: '杭州市',
      store_name: '月湖书灯',
      address: '湖滨路 2 号',
      tel: '0571-0',
    });
    const { db } = server;
    const more = { city: '多', store_name: '多', address: '', tel: '', province_id: beijing };
    await insert(db, { offline_stores: Array.from({ length: 6 }, () => more) });
    const page = await server.ask('listOfflineStores');
    await db.deleteFrom('offline_stores').where('city', '=', '多').execute();
    expect([page.list.length, page.count]).toEqual([10, 11]);
  });

  it('filters by province', async () => {
    expect(await names({ territory: zhejiang, search: '书' })).toEqual(['新华书店', '月湖书灯']);
  });
});

describe('getShopAgreement', () => {
  it('returns the agreement when there is one, and no other operation does', async () => {
    expect(await server.call('getShopAgreement')).toEqual(reply(404, '授权协议尚未发布'));
    await insert(server.db, {
      agreements: { name: 'authorization_agreement', title: '授权协议', value_html: '<p>甲方授权乙方。</p>' },
    });
    expect(await server.ask('getShopAgreement')).toEqual({
      name: 'authorization_agreement',
      title: '授权协议',
      value: '<p>甲方授权乙方。</p>',
    });
    const envelope = await server.call('getAgreement', { query: { name: 'authorization_agreement' } });
    expect(envelope).toMatchObject({ code: 400, msg: '没有这个协议' });
  });
});
