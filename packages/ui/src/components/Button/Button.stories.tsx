import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Icon } from '../Icon/index.js';
import { Button } from './Button.js';

const meta = {
  title: '基础/Button',
  tags: ['稳定'],
  component: Button,
  args: { children: '加入收藏', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: '主按钮', args: { variant: 'primary', children: '看高考新书' } };

export const Variants: Story = {
  name: '四种轻重',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button variant="primary">看高考新书</Button>
      <Button variant="secondary">下载试卷</Button>
      <Button variant="quiet">以后再说</Button>
      <Button variant="danger">删除记录</Button>
      <Button disabled>活动已结束</Button>
    </div>
  ),
};

export const Sizes: Story = {
  name: '三种大小',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <Button variant="primary" size="lg" startIcon={<Icon name="download" />}>
        免费下载
      </Button>
      <Button size="md" startIcon={<Icon name="heart" />}>
        加入收藏
      </Button>
      <Button size="sm">查看</Button>
    </div>
  ),
};

export const Busy: Story = {
  name: '处理中',
  args: { variant: 'primary', busy: true, children: '登录' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /处理中/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Link: Story = {
  name: '链接',
  render: () => (
    <Button variant="primary" href="#/layout/list/addedServices">
      进入书目
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '进入书目' })).toHaveAttribute(
      'href',
      '#/layout/list/addedServices',
    );
  },
};

export const Block: Story = { name: '占满一行', args: { variant: 'primary', block: true, children: '登录' } };
