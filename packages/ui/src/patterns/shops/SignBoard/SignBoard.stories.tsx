import type { Meta, StoryObj } from '@storybook/react-vite';

import { SignBoard, SignBoardSkeleton } from './SignBoard.js';

const meta = {
  title: '店铺/SignBoard',
  tags: ['稳定'],
  component: SignBoard,
  args: {
    shop: {
      id: 1,
      name: '郑州书香阁图书专营店',
      href: '#/layout/list/onlineShopDetails?id=1',
      platform: '天猫',
      province: '河南省',
      number: 'YT-SQ-2025-3623',
      term: { text: '至 2026-12-31', tone: 'plain' },
      shopHref: 'https://example.com/tmall/shop-1007',
    },
  },
  // On a page, the heading of a list is above it.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <h2>网店列表</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const EndsSoon: Story = {
  args: { shop: { ...meta.args.shop, term: { text: '12 天后到期', tone: 'warn' } } },
};

export const ExpiredLongName: Story = {
  name: '已过期，名字长',
  args: {
    shop: {
      ...meta.args.shop,
      name: '砚田教育旗舰图书音像制品有限公司天猫官方专营店',
      term: { text: '已过期', tone: 'danger' },
      shopHref: undefined,
    },
  },
};

export const Loading: Story = { render: () => <SignBoardSkeleton /> };
