import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TextSize } from './TextSize.js';

const meta = {
  title: '文章/TextSize',
  tags: ['稳定'],
  component: TextSize,
  args: { value: 'medium', onChange: fn() },
} satisfies Meta<typeof TextSize>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  name: '中',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '中' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '大' }));
    await expect(args.onChange).toHaveBeenCalledWith('large');
  },
};

export const LargeOnPhone: Story = { args: { value: 'large' }, globals: { viewport: { value: 'phone' } } };
