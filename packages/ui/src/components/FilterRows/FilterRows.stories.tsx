import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { FilterRows, type FilterRowsProps } from './FilterRows.js';
import { sampleDimensions, sampleRegions } from './samples.js';

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
  tags: ['稳定'],
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
  name: '展开与收起',
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

export const SelectedInAHiddenLine: Story = {
  name: '选中项在隐藏行',
  args: { values: { region: '新疆' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '展开地区' });
    const region = canvas.getByRole('group', { name: '地区' });
    await waitFor(() => expect(region.querySelectorAll('button')[1]).toHaveTextContent('新疆'));
    await userEvent.click(canvas.getByRole('button', { name: '展开地区' }));
    await expect(region.querySelectorAll('button')[1]).not.toHaveTextContent('新疆');
    await userEvent.click(canvas.getByRole('button', { name: '收起地区' }));
  },
};

export const FocusInAHiddenLine: Story = {
  name: '焦点在隐藏行',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '展开地区' });
    canvas.getByRole('button', { name: '新疆' }).focus();
    await waitFor(() => expect(canvas.getByRole('button', { name: '收起地区' })).toBeVisible());
  },
};

export const Grouped: Story = {
  name: '地区分组',
  args: { dimensions: sampleRegions, values: { province: '江苏' }, style: { maxWidth: '82.5rem' } },
  play: async ({ args, canvas }) => {
    const east = within(canvas.getByRole('group', { name: '华东' }));
    await expect(east.getByRole('button', { name: '江苏', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '四川' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('province', '四川');
  },
};

export const InOneLine: Story = {
  name: '同一行',
  args: {
    dimensions: sampleDimensions.slice(0, 2).map((dimension) => ({ ...dimension, joined: true })),
    values: { year: '2026' },
    style: { maxWidth: '82.5rem' },
  },
};

export const OptionsLoading: Story = {
  name: '选项载入中',
  args: {
    values: { grade: '高三' },
    dimensions: sampleDimensions.map((dimension) => ({ ...dimension, loading: dimension.id === 'region' })),
  },
};
