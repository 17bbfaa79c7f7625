import type { Meta, StoryObj } from '@storybook/react-vite';

import { QrCode } from './QrCode.js';

const meta = {
  title: '内容/QrCode',
  tags: ['试用'],
  component: QrCode,
  args: { text: 'https://example.com/#/layout/list/home', label: '首页的二维码' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '平常' };

export const LongText: Story = {
  name: '网址很长',
  args: {
    text: `https://example.com/#/layout/list/listenBig?search=${encodeURIComponent('高三上学期期中考试物理试卷'.repeat(4))}`,
  },
};

export const Small: Story = { name: '小', args: { style: { width: '6rem' } } };
