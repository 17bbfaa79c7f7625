import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Callout } from './Callout.js';

const meta = {
  title: '状态/Callout',
  tags: ['稳定'],
  component: Callout,
  args: { children: '账号或密码错误', style: { maxWidth: '28rem' } },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refusal: Story = {
  name: '被拒绝',
  args: { kind: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('账号或密码错误');
  },
};

export const Warning: Story = {
  name: '提醒',
  args: { kind: 'warning', children: '活动将于三天后截止报名。' },
};

export const Success: Story = {
  name: '成功',
  args: { kind: 'success', children: '反馈已收到，编辑会在七个工作日内回复。' },
};

export const Info: Story = { name: '一般', args: { children: '预览显示前四分之三，下载后查看全部。' } };
