import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Progress } from './Progress.js';

const meta = {
  title: '状态/Progress',
  tags: ['稳定'],
  component: Progress,
  args: { value: 42.4, label: '正在下载 参考答案', style: { maxWidth: '24rem' } },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Percent: Story = {
  name: '百分数',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '正在下载 参考答案' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
  },
};

export const BarOnly: Story = { name: '只有进度条', args: { showLabel: false } };

export const SizeUnknown: Story = {
  name: '大小未知',
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
