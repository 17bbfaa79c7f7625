import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { KeepButton } from './KeepButton.js';

const meta = {
  title: '试卷/KeepButton',
  tags: ['试用'],
  component: KeepButton,
  args: {
    keeping: undefined,
    size: '4.2 MB',
    onKeep: fn(),
    onCancel: fn(),
    onRemove: fn(),
    style: { maxWidth: '20rem' },
  },
} satisfies Meta<typeof KeepButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: '还没存',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '存到本机 · 4.2 MB' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const SizeUnknown: Story = { name: '大小未知', args: { size: undefined } };

export const Running: Story = {
  name: '正在存',
  args: { keeping: { state: 'running', percent: 62 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Kept: Story = {
  name: '已存',
  args: { keeping: { state: 'kept' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移走' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const KeptByAVisitor: Story = {
  name: '只存了能看的几页',
  args: { keeping: { state: 'kept', pages: 6 } },
};

export const ToComplete: Story = {
  name: '登录后补存整份',
  args: { keeping: { state: 'kept', pages: 6 }, onComplete: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '补存整份 · 4.2 MB' }));
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { keeping: { state: 'failed', message: '网络断开了，再试一次会接着存' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('会接着存');
  },
};

export const Phone: Story = {
  args: { keeping: { state: 'kept', pages: 6 }, onComplete: fn() },
  globals: { viewport: { value: 'phone' } },
};
