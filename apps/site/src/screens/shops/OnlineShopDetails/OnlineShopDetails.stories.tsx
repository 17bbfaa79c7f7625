import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { toShop } from '../../../lib/models/shop.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { SAMPLE_NOW, wireShop } from '../../../lib/samples/shops.js';
import { OnlineShopDetailsView } from './OnlineShopDetails.view.js';

const client = { fileUrl: () => '' };
const DAY_MS = 24 * 60 * 60 * 1000;
const end = wireShop().end_time * 1000;

const meta = {
  title: '页面/网店与代理/网店详情',
  id: '页面-onlineshopdetails',
  component: OnlineShopDetailsView,
  args: {
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '授权网店', href: paths.authorizedOnlineShop.href() },
      { label: '郑州书香阁图书专营店' },
    ],
    detail: ready(toShop(wireShop(), SAMPLE_NOW, client)),
    hotline: '010-00000400',
  },
} satisfies Meta<typeof OnlineShopDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const EndsSoon: Story = { args: { detail: ready(toShop(wireShop(), end - 12 * DAY_MS, client)) } };

export const Expired: Story = {
  name: '已过期',
  args: { detail: ready(toShop(wireShop(), end + 34 * DAY_MS, client)) },
};
export const ExpiredOnPhone: Story = { ...Expired, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { detail: LOADING } };

export const Empty: Story = { args: { detail: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { detail: FAILED } };
