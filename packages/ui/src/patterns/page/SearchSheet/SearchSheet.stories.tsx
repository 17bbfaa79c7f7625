import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { sampleDimensions } from '../../../components/FilterRows/samples.js';
import { SearchBox } from '../../../components/SearchBox/index.js';
import { SearchSheet } from './SearchSheet.js';

const meta = {
  title: '筛选/SearchSheet',
  tags: ['稳定'],
  component: SearchSheet,
  args: {
    search: (
      <SearchBox
        label="搜索试卷"
        placeholder="标题里的字"
        size="lg"
        submitLabel="找试卷"
        value=""
        onChange={fn()}
        onSearch={fn()}
      />
    ),
    dimensions: sampleDimensions,
    blanks: sampleDimensions.map(({ id, label }) => ({ id, label, open: label })),
    noun: '试卷',
    onChoose: fn(),
  },
} satisfies Meta<typeof SearchSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  name: '试题',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '高三' }));
    await expect(args.onChoose).toHaveBeenCalledWith('grade', '高三');
  },
};

export const Loading: Story = {
  args: { dimensions: sampleDimensions.map((dimension) => ({ ...dimension, loading: true })) },
};

export const Phone: Story = {
  name: '手机',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '地区：地区，选择' }));
    const drawer = within(canvas.getByRole('dialog', { name: '地区' }));
    await expect(drawer.getByRole('button', { name: '全部' })).toHaveFocus();
    await userEvent.click(drawer.getByRole('button', { name: '新疆' }));
    await expect(args.onChoose).toHaveBeenCalledWith('region', '新疆');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
