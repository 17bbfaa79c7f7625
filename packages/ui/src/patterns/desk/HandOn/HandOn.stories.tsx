import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { HandOn } from './HandOn.js';

const meta = {
  title: '案头/HandOn',
  tags: ['试用'],
  component: HandOn,
  args: {
    open: true,
    onClose: fn(),
    people: ['李敏', '苏晴', longName],
    holder: '苏晴',
    onChoose: fn(),
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof HandOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '苏晴' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '李敏' }));
    await expect(args.onChoose).toHaveBeenCalledWith('李敏');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { people: undefined } };

export const Nobody: Story = { name: '没有别人', args: { people: [], holder: '' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
