import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { FilterRows, type FilterRowsProps } from './FilterRows.js';
import { sampleDimensions } from './samples.js';

function Rows({ values: atFirst, onChange, onClear, ...props }: FilterRowsProps) {
  const [values, setValues] = useState(atFirst);
  return (
    <FilterRows
      {...props}
      values={values}
      onChange={(id, value) => {
        setValues({ ...values, [id]: value });
        onChange(id, value);
      }}
      onClear={() => {
        setValues({});
        onClear();
      }}
    />
  );
}

const meta = {
  title: '筛选/FilterRows',
  component: FilterRows,
  render: Rows,
  args: {
    dimensions: sampleDimensions,
    values: {},
    onChange: fn(),
    onClear: fn(),
    style: { maxWidth: '52rem' },
  },
} satisfies Meta<typeof FilterRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  parameters: { spec: ['A2 filter row all', 'B4 filter all'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '高三' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('grade', '高三');
    await userEvent.click(canvas.getByRole('button', { name: '2026' }));
    await userEvent.click(canvas.getByRole('button', { name: '去掉高三' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('grade', '');
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }));
    await expect(canvas.getAllByRole('button', { name: '全部', pressed: true })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '高三' }));
  },
};

export const Folding: Story = {
  parameters: { spec: ['A2 addedServices rows collapse', 'A9 filter row height'] },
  play: async ({ canvas }) => {
    const expand = await canvas.findByRole('button', { name: '展开地区' });
    await expect(canvas.queryByRole('button', { name: '展开学段年级' })).toBeNull();
    const rows = canvas.getByRole('group', { name: '地区' });
    await expect(rows.parentElement?.offsetHeight).toBe(65);
    await userEvent.click(expand);
    await expect(rows.parentElement?.offsetHeight).toBe(rows.offsetHeight);
    await userEvent.click(canvas.getByRole('button', { name: '收起地区' }));
    await expect(rows.parentElement?.offsetHeight).toBe(65);
  },
};

export const FocusInAHiddenLine: Story = {
  name: '焦点在隐藏行',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '展开地区' });
    canvas.getByRole('button', { name: '新疆' }).focus();
    await waitFor(async () => {
      await expect(canvas.getByRole('button', { name: '收起地区' })).toBeVisible();
    });
  },
};

export const OptionsLoading: Story = {
  name: '选项载入中',
  args: {
    values: { grade: '高三' },
    dimensions: sampleDimensions.map((dimension) => ({ ...dimension, loading: dimension.id === 'region' })),
  },
};
