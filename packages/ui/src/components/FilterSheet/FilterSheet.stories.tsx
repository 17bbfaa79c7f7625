import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { sampleDimensions, sampleRegions } from '../FilterRows/samples.js';
import { FilterSheet, type FilterSheetProps } from './FilterSheet.js';

function Sheet({ values: atFirst, onChange, onClear, ...props }: FilterSheetProps) {
  const [values, setValues] = useState(atFirst);
  return (
    <FilterSheet
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
  title: '筛选/FilterSheet',
  tags: ['稳定'],
  component: FilterSheet,
  render: Sheet,
  args: {
    dimensions: sampleDimensions,
    values: {},
    onChange: fn(),
    onClear: fn(),
    resultCount: 24,
    unit: '种',
  },
  // In an iframe: on the page it would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '收起', args: { values: { year: '2027', grade: '高三' } } };

export const Open: Story = {
  name: '打开',
  args: { values: { grade: '高三' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^筛选.*已选.*1$/ }));
    const sheet = within(canvas.getByRole('dialog', { name: '筛选' }));
    await userEvent.click(sheet.getByRole('button', { name: '2027' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('year', '2027');
    // The sheet fades in.
    await waitFor(() => expect(sheet.getByRole('button', { name: '查看 24 种' })).toBeVisible());
  },
};

export const Grouped: Story = {
  name: '地区分组',
  args: { dimensions: sampleRegions, values: { province: '江苏' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^筛选/ }));
    const sheet = within(canvas.getByRole('dialog', { name: '筛选' }));
    await expect(sheet.getByRole('group', { name: '西北' })).toBeInTheDocument();
    // Begins at the selected option, which is far down, not at 关闭.
    await expect(sheet.getByRole('button', { name: '江苏' })).toHaveFocus();
  },
};

export const ClearsAndCloses: Story = {
  name: '清空与关闭',
  args: { values: { grade: '高三' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^筛选.*已选.*1$/ }));
    const sheet = within(canvas.getByRole('dialog', { name: '筛选' }));
    await userEvent.click(sheet.getByRole('button', { name: '清空筛选' }));
    await userEvent.click(sheet.getByRole('button', { name: '查看 24 种' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus();
  },
};
