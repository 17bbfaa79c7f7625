import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { NoMatch } from './NoMatch.js';

const meta = {
  title: '筛选/NoMatch',
  tags: ['稳定'],
  component: NoMatch,
  args: {
    noun: '试卷',
    unit: '份',
    ways: [
      { id: 'address_id', label: '地区', value: '澳门', count: 8 },
      { id: 'grade_id', label: '年级', value: '高三', count: 0 },
      { id: 'subject_id', label: '学科', value: '历史', count: 3 },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof NoMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '几个条件',
  play: async ({ args, canvas }) => {
    // Without the grade there is still no item.
    await expect(canvas.queryByText(/去掉年级/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /去掉学科，有 3 份/ }));
    await expect(args.onRemove).toHaveBeenCalledWith('subject_id');
    await userEvent.click(canvas.getByRole('button', { name: '清空所有条件' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Counting: Story = {
  name: '计数中',
  args: {
    ways: [
      { id: 'address_id', label: '地区', value: '澳门' },
      { id: 'subject_id', label: '学科', value: '历史' },
    ],
  },
};

export const Single: Story = {
  name: '只有一个条件',
  args: { ways: [{ id: 'address_id', label: '地区', value: '澳门' }] },
};

export const Phone: Story = { ...Several, name: '手机', globals: { viewport: { value: 'phone' } } };
