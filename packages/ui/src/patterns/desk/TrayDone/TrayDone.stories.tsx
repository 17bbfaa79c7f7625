import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { TrayDone } from './TrayDone.js';

const meta = {
  title: '案头/TrayDone',
  tags: ['试用'],
  component: TrayDone,
  args: {
    name: '网店申请',
    children: '今天办了 9 件，等得最久的一件 6 天。',
    next: { label: '来信，12 封在等', href: '#/letters' },
    decided: { label: '看办过的', href: '#/shops?status=1' },
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof TrayDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '来信，12 封在等' })).toHaveAttribute('href', '#/letters');
  },
};

export const LastTray: Story = { name: '没有下一盘', args: { next: undefined, children: undefined } };

export const LongNames: Story = {
  name: '长名',
  args: { name: longName, next: { label: longName, href: '#/letters' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
