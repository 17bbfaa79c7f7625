import type { Meta, StoryObj } from '@storybook/react-vite';

import { IconButton } from './IconButton.js';

const meta = {
  title: '基础/IconButton',
  tags: ['稳定'],
  component: IconButton,
  args: { icon: 'search', label: '搜索' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '平常' };

export const Outlined: Story = {
  name: '带边',
  args: { variant: 'outlined', icon: 'chevron-right', label: '下一张' },
};

export const Bar: Story = {
  name: '一排',
  render: () => (
    <div style={{ display: 'flex', gap: 4 }}>
      <IconButton icon="menu" label="栏目" />
      <IconButton icon="search" label="搜索" />
      <IconButton icon="heart-filled" label="取消收藏" />
      <IconButton icon="user" label="我的账户" href="#/login/nowLogin" />
      <IconButton icon="download" label="下载" disabled />
    </div>
  ),
};
