import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DownloadButton } from './DownloadButton.js';

const meta = {
  title: '版面/DownloadButton',
  tags: ['稳定'],
  component: DownloadButton,
  args: {
    label: '免费下载',
    transfer: undefined,
    onStart: fn(),
    onCancel: fn(),
    style: { maxWidth: '20rem' },
  },
} satisfies Meta<typeof DownloadButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: '还没开始' };

export const Running: Story = {
  args: { transfer: { state: 'running', percent: 46 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已下载 40%');
    await userEvent.click(canvas.getByRole('button', { name: /正在下载.*46%.*按下取消/ }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const SizeUnknown: Story = {
  name: '大小未知',
  args: { transfer: { state: 'running', percent: null } },
};

export const Saved: Story = { args: { transfer: { state: 'done' } } };

export const Failed: Story = {
  args: { transfer: { state: 'failed', message: '网络中断，没有下载完' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('网络中断，没有下载完');
    await userEvent.click(canvas.getByRole('button', { name: '没有下完 · 重试' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** The same download, offered at the end of the preview. */
export const InTheCut: Story = {
  name: '在截断处',
  args: { label: '下载后查看全部', icon: 'lock', outline: true },
};

export const InTheCutRunning: Story = {
  name: '在截断处，下载中',
  args: { ...InTheCut.args, transfer: { state: 'running', percent: 8 } },
};

/** At its own width, in the bar of a reader. */
export const InABar: Story = { name: '在工具条里', args: { size: 'sm' } };
export const InABarRunning: Story = {
  name: '在工具条里，下载中',
  args: { size: 'sm', transfer: { state: 'running', percent: 46 } },
};
