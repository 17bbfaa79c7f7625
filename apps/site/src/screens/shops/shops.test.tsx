import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { SAMPLE_NOW, wireShop, wireStore } from '../../lib/samples/shops.js';
import { PERSON, renderSite, success, type SiteOptions } from '../../test/site.js';
import { AuthorizedOnlineShop } from './AuthorizedOnlineShop/AuthorizedOnlineShop.js';
import { OfflineAgent } from './OfflineAgent/OfflineAgent.js';
import { OnlineShopDetails } from './OnlineShopDetails/OnlineShopDetails.js';

const SHOPS = '/api/sale_auth/online_store_list';
const STORES = '/api/sale_auth/get_offline_list';

const server: SiteOptions['server'] = {
  '/api/sale_auth/search_list': () =>
    success({
      territory: [
        { label: '山东省', name: 37 },
        { label: '河南省', name: 41 },
      ],
      platform: [{ label: '天猫', name: 1 }],
      stores: [{ name: 37, count: 12, cities: ['济南市'] }],
    }),
  '/api/common/district_agent_tel': () =>
    success([
      { title: '山东服务专员', tel: '0531-00000582' },
      { title: '海外服务专员', tel: '010-00000400' },
    ]),
  '/api/config/column': () => success([]),
  '/api/config/config': () => success({ support: '服务热线 010-00000400' }),
  '/api/sale_auth/online_store_info': () => success(wireShop()),
  [SHOPS]: ({ search }) =>
    success(
      search === '学霸批发店' || search === '郑洲书香阁'
        ? { list: [], count: 0 }
        : { list: [wireShop()], count: 60 },
    ),
  [STORES]: ({ search }) =>
    success(search === undefined ? { list: [wireStore()], count: 12 } : { list: [], count: 0 }),
};

beforeEach(() => {
  vi.useFakeTimers({ now: SAMPLE_NOW, toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
  };
});

describe('the list of authorized shops', () => {
  const open = () =>
    renderSite(<AuthorizedOnlineShop />, { server, address: paths.authorizedOnlineShop.path() });

  it('leads to the application and to its progress (spec: B2.4 authorizedOnlineShop apply, B2.4 authorizedOnlineShop progress)', () => {
    open();
    expect(screen.getByRole('link', { name: '申请授权' }).getAttribute('href')).toBe(
      '#/layout/list/applicationProcess',
    );
    expect(screen.getByRole('link', { name: '查询进度' }).getAttribute('href')).toBe(
      '#/layout/list/queryProgressStep',
    );
  });

  it('asks for 20 shops, shows each as a card and their number (spec: B2.4 authorizedOnlineShop cards, B2.4 authorizedOnlineShop total, B9 page size authorizedOnlineShop)', async () => {
    const { calls } = open();
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: '郑州书香阁图书专营店' }).getAttribute('href')).toBe(
      paths.onlineShopDetails.href({ id: 1 }),
    );
    expect(within(card).getByText('YT-SQ-2026-4318')).toBeVisible();
    expect(within(card).getByText('至 2027-12-31')).toBeVisible();
    expect(screen.getByText('全部（60）')).toBeVisible();
    expect(calls.find(({ path }) => path === SHOPS)?.params).toEqual({ page: 1, psize: 20 });
  });

  it('is narrowed by a platform and a search text (spec: B2.4 authorizedOnlineShop platform, B2.4 authorizedOnlineShop search)', async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole('button', { name: '天猫' }));
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索授权网店' }), '书香{Enter}');
    await expect
      .poll(() => calls.filter(({ path }) => path === SHOPS).at(-1)?.params)
      .toEqual({ search: '书香', platform: 1, page: 1, psize: 20 });
    expect(await screen.findByText('天猫（60）')).toBeVisible();
  });

  it('answers that a shop is not authorized, and leads back to all', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索授权网店' }), '学霸批发店{Enter}');
    expect(await screen.findByRole('heading', { name: /名录里没有\s?“学霸批发店”/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '看全部 60 家' }));
    expect(await screen.findByText('全部（60）')).toBeVisible();
  });

  it('offers shops with a name like the one that it does not have', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索授权网店' }), '郑洲书香阁{Enter}');
    const near = within(await screen.findByRole('region', { name: '名字相近的授权店' }));
    const link = near.getByRole('link', { name: '郑州书香阁图书专营店' });
    expect(link.getAttribute('href')).toBe(paths.onlineShopDetails.href({ id: 1 }));
    expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '州',
      '图书专营店',
    ]);
  });
});

describe('the page of a shop', () => {
  const open = () =>
    renderSite(<OnlineShopDetails />, { server, address: paths.onlineShopDetails.path({ id: 1 }) });

  it('shows its facts and its certificate (spec: B2.4 onlineShopDetails, B3 online shop)', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '郑州书香阁图书专营店' })).toBeVisible();
    const facts = [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(facts).toEqual([
      '1店铺名称郑州书香阁图书专营店',
      '2授权编号YT-SQ-2026-4318',
      '3授权期限2026-01-01 至 2027-12-31',
      '授权日期2026-01-01',
      '平台天猫',
      '省份河南省',
    ]);
    expect(screen.getByText('https://example.com/tmall/shop-1007')).toBeVisible();
    expect(screen.getByText('有效')).toBeVisible();
    const certificate = screen.getByRole('img', {
      name: '天猫郑州书香阁图书专营店的授权证书，编号 YT-SQ-2026-4318，期限 2026-01-01 至 2027-12-31',
    });
    fireEvent.load(certificate);
    expect(certificate).toBeVisible();
    expect(document.title).toBe('郑州书香阁图书专营店');
  });

  it('copies the number of its authorization', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: '复制授权编号' }));
    expect(await screen.findByText('已复制')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('YT-SQ-2026-4318');
  });
});

describe('the list of bookshops', () => {
  const open = () => renderSite(<OfflineAgent />, { server, address: paths.offlineAgent.path() });

  it('is a table under the name of each province, ten rows a page, with numbers that dial (spec: B2.4 offlineAgent table, B9 page size offlineAgent)', async () => {
    const { calls } = open();
    expect(await screen.findByRole('button', { name: '山东省', expanded: true })).toBeVisible();
    await screen.findByRole('rowheader');
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['城市', '书店', '地址', '电话']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['济南市', '松烟巷175号', '0531-00002717']);
    expect(within(table).getByRole('rowheader').textContent).toBe('砚田书房泉城店');
    expect(within(table).getByRole('link').getAttribute('href')).toBe('tel:0531-00002717');
    expect(calls.find(({ path }) => path === STORES)?.params).toEqual({ page: 1, psize: 10 });
    expect(screen.getByText(/^12 家授权书店/)).toBeVisible();
  });

  it('turns the pages of the open province', async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole('link', { name: '第 2 页' }));
    await expect
      .poll(() => calls.filter(({ path }) => path === STORES).at(-1)?.params)
      .toEqual({ territory: 37, page: 2, psize: 10 });
  });

  it('opens a province of the map, whose agent stands beside its name (spec: B2.4 offlineAgent region, B2.4 offlineAgent phones, B3 agent phone)', async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole('radio', { name: '河南省，没有书店' }));
    expect(await screen.findByRole('button', { name: '河南省', expanded: true })).toBeVisible();
    await expect
      .poll(() => calls.filter(({ path }) => path === STORES).at(-1)?.params)
      .toEqual({ territory: 41, page: 1, psize: 10 });
    const agent = screen.getByRole('link', { name: '山东服务专员 0531-00000582' });
    expect(agent.getAttribute('href')).toBe('tel:0531-00000582');
    expect(screen.getByRole('heading', { name: '海外服务专员' })).toBeVisible();
  });

  it("begins with the reader's own province", async () => {
    const { backend, calls } = open();
    act(() => backend.client.session.set({ ...PERSON, province: '河南省' }));
    expect(await screen.findByRole('button', { name: '河南省', expanded: true })).toBeVisible();
    expect(calls.filter(({ path }) => path === STORES).at(-1)?.params).toEqual({
      territory: 41,
      page: 1,
      psize: 10,
    });
  });

  it('is searched by city or name, and has an answer where nothing is found (spec: B2.4 offlineAgent search)', async () => {
    open();
    await userEvent.type(screen.getByPlaceholderText('请输入城市/书店名称'), '砚田书屋泉城店{Enter}');
    expect(await screen.findByRole('heading', { name: /书店里没有\s?“砚田书屋泉城店”/ })).toBeVisible();
    const near = within(await screen.findByRole('region', { name: '名字相近的书店' }));
    expect(near.getByRole('link', { name: '砚田书房泉城店' }).getAttribute('href')).toBe(
      paths.offlineAgent.href({ search: '砚田书房泉城店' }),
    );
    expect(screen.getByRole('link', { name: '看授权网店' }).getAttribute('href')).toBe(
      paths.authorizedOnlineShop.href(),
    );
  });
});
