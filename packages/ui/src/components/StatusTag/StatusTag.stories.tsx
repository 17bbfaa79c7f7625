import type { Meta, StoryObj } from '@storybook/react-vite';

import { StatusTag } from './StatusTag.js';

const meta = {
  title: '基础/StatusTag',
  tags: ['稳定'],
  component: StatusTag,
  args: { tone: 'ok', children: '报名中' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Attention: Story = { name: '需要处理', args: { tone: 'warn', children: '即将到期' } };

export const Refused: Story = { args: { tone: 'danger', children: '未通过' } };

export const Over: Story = { args: { tone: 'quiet', children: '已结束' } };
