import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/index.js';
import { EmptyState } from './EmptyState.js';

const meta = { title: '状态/EmptyState', tags: ['稳定'], component: EmptyState } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '平常' };

export const WithAWayOn: Story = {
  name: '带后续操作',
  args: {
    title: '没有找到图书',
    description: '换一个关键词，或者放宽年份与学科再找一次。',
    action: <Button>清空筛选</Button>,
  },
};

export const Compact: Story = { name: '侧栏', args: { title: '还没有动态', compact: true } };
