import type { Meta, StoryObj } from '@storybook/react-vite';

import { toSignBoard } from '../../../lib/models/shop.js';
import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { SAMPLE_NOW, wireShop } from '../../../lib/samples/shops.js';
import { AuthorizedOnlineShopView } from './AuthorizedOnlineShop.view.js';
import { nearest } from '../near-names.js';

const names = ['郑州书香阁图书专营店', '砚田教育官方旗舰店', '泉边书屋图书专营店', '钱塘学堂图书旗舰店'];
const DAY = 24 * 60 * 60;
const ends = [730, 20, -3, 400];
const shops = sampleList(
  names.map((shop_name, index) =>
    toSignBoard(
      wireShop({ id: index + 1, shop_name, end_time: SAMPLE_NOW / 1000 + (ends[index] ?? 0) * DAY }),
      SAMPLE_NOW,
      { fileUrl: (path) => path },
    ),
  ),
);

const BOARDS = ['德州书香图书专营店', '郑州书香阁图书专营店', '汾河谷图书专营店'].map((shop_name, index) =>
  toSignBoard(wireShop({ id: index + 1, shop_name }), SAMPLE_NOW, { fileUrl: (path) => path }),
);

const meta = {
  title: '页面/网店与代理/授权网店',
  id: '页面-authorizedonlineshop',
  component: AuthorizedOnlineShopView,
  args: {
    title: '授权网店',
    shops,
    platforms: [
      { value: '1', label: '天猫' },
      { value: '2', label: '京东' },
      { value: '3', label: '拼多多' },
    ],
    certificate: '',
    near: { count: 60, shops: [] },
  },
} satisfies Meta<typeof AuthorizedOnlineShopView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NotFound: Story = {
  args: { shops: { ...shops, search: '学霸图书批发店', results: ready({ items: [], count: 0 }) } },
};
export const NotFoundOnPhone: Story = { ...NotFound, globals: { viewport: { value: 'phone' } } };

const SLIP = '德洲书乡图书专卖店';

export const NearNames: Story = {
  name: '名字相近',
  args: {
    shops: { ...shops, search: SLIP, results: ready({ items: [], count: 0 }) },
    near: { count: 60, shops: nearest(SLIP, BOARDS) },
  },
};
export const NearNamesOnPhone: Story = { ...NearNames, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { shops: { ...shops, results: LOADING } } };

export const Empty: Story = { args: { shops: { ...shops, results: ready({ items: [], count: 0 }) } } };

export const Failed: Story = { args: { shops: { ...shops, results: FAILED } } };
