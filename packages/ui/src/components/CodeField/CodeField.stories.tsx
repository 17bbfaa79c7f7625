import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CodeField } from './CodeField.js';

const meta = {
  title: '表单控件/CodeField',
  tags: ['稳定'],
  component: CodeField,
  args: {
    label: '验证码',
    name: 'code',
    sendLabel: '获取验证码',
    onSend: fn(),
    style: { maxWidth: '24rem' },
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const CountingDown: Story = {
  name: '倒计时',
  args: { sendLabel: '42秒后可重发', sendDisabled: true, hint: '验证码已发送至 138****0003' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '42秒后可重发' })).toBeDisabled();
  },
};

export const Sending: Story = { name: '发送中', args: { sending: true } };

export const WithError: Story = {
  name: '有错误',
  args: { error: '验证码不得为空' },
  globals: { viewport: { value: 'phone' } },
};
