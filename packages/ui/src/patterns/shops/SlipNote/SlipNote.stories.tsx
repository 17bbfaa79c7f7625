import type { Meta, StoryObj } from '@storybook/react-vite';

import { SlipNote } from './SlipNote.js';

const meta = {
  title: '店铺/SlipNote',
  tags: ['稳定'],
  component: SlipNote,
  args: {
    title: '汇款说明',
    children:
      '请将保证金汇入书面通知（已寄至您的通讯地址）所载的公司账户，附言写明查询码 7KXQ-4MRW-9TEB。到账后一至两个工作日内登记。',
    foot: '经办人　李审核',
  },
} satisfies Meta<typeof SlipNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = { name: '便条' };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
