import type { Meta, StoryObj } from '@storybook/react-vite';

import { Ribbon } from './Ribbon.js';

const meta = {
  title: '版面/Ribbon',
  tags: ['稳定'],
  component: Ribbon,
  args: { itemTitle: '四十五分钟限时集训 高一数学' },
} satisfies Meta<typeof Ribbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Busy: Story = { args: { busy: true } };
