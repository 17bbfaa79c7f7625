import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Avatar } from './Avatar.js';

const meta = {
  title: '基础/Avatar',
  tags: ['稳定'],
  component: Avatar,
  args: { name: '陆老师' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = { name: '名字的第一个字' };

export const Anonymous: Story = { name: '没有名字', args: { name: '' } };

export const BrokenPortrait: Story = {
  name: '头像加载失败',
  args: { src: 'data:image/png;base64,AAAA', size: 64 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('陆')).toBeVisible();
  },
};

export const Sizes: Story = {
  name: '各种大小',
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Avatar name="陈" size={32} />
      <Avatar name="沈" size={40} />
      <Avatar name="陆" size={64} />
      <Avatar size={96} />
    </div>
  ),
};
