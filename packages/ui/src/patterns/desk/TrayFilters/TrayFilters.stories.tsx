import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { TrayFilters } from './TrayFilters.js';

const meta = {
  title: '案头/TrayFilters',
  tags: ['试用'],
  component: TrayFilters,
  args: {
    label: '在这一盘里找',
    states: [
      { value: '', name: '等我审' },
      { value: '1', name: '已通过' },
      { value: '-1', name: '已退回' },
    ],
    choices: [
      { name: 'platform', label: '平台', values: ['天猫', '京东'] },
      { name: 'title', label: '活动', values: [longName, '写砚'] },
    ],
    values: {},
    onChange: fn(),
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof TrayFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '平台' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '京东' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ platform: '京东' });
    await userEvent.type(canvas.getByRole('searchbox'), '小学{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ word: '小学' });
  },
};

export const Narrowed: Story = {
  name: '筛选过，长名',
  args: { values: { status: '1', platform: '天猫', title: longName } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空条件' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ platform: '', title: '' });
  },
};

export const NoChoices: Story = { name: '没有可选的列', args: { choices: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
