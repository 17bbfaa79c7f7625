import type { Meta, StoryObj } from '@storybook/react-vite';

import { HighlightCards } from './HighlightCards.js';

const meta = {
  title: '版面/HighlightCards',
  tags: ['稳定'],
  component: HighlightCards,
  args: {
    cards: [
      {
        title: '正版查验',
        descr: '刮开封底涂层，输入防伪码，即刻知道手中的书是不是正版。',
        href: '#/testAndVerify',
      },
      {
        title: '图书纠错',
        descr: '发现疑问请告诉我们。每一条反馈都有编辑回复，采纳即赠书。',
        href: '#/bookCorrection',
      },
      {
        title: '官方店铺',
        descr: '三十一个省区授权书店与网店名录，查授权、看证书，放心购书。',
        href: '#/authorizedOnlineShop',
      },
    ],
  },
} satisfies Meta<typeof HighlightCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
