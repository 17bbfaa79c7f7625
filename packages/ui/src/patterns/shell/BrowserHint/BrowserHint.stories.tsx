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
