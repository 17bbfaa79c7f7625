import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { BrowserHint } from './BrowserHint.js';

const meta = {
  title: '外框/BrowserHint',
  tags: ['稳定'],
  component: BrowserHint,
  globals: { viewport: { value: 'phone' } },
  args: { open: true, onClose: fn(), address: 'https://www.example.com/#/layout/list/home' },
} satisfies Meta<typeof BrowserHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog', { name: '请到浏览器里下载' })).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Share: Story = {
  name: '分享',
  args: { purpose: 'share' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: '在微信里分享' })).toHaveTextContent('转发给朋友');
  },
};

export const Keep: Story = {
  name: '存到本机',
  args: { purpose: 'keep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: '微信里存不到本机' })).toHaveAttribute('open');
  },
};
