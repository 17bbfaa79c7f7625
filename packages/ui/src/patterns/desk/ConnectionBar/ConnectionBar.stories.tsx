import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { ConnectionBar } from './ConnectionBar.js';

const meta = {
  title: '案头/ConnectionBar',
  tags: ['试用'],
  component: ConnectionBar,
  args: { since: '14:21', onRetry: fn() },
  decorators: [onTheDesk('0')],
} satisfies Meta<typeof ConnectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  name: '断线了',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('连不上服务器，从 14:21 起。');
    await userEvent.click(canvas.getByRole('button', { name: '现在再试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Bare: Story = { args: { since: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };

export const Long: Story = {
  name: '说得长',
  args: { since: longName },
  globals: { viewport: { value: 'phone' } },
};

export const Short: Story = { name: '两个字', args: { since: '刚才' } };
