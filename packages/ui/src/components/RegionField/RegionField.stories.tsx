import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { RegionField } from './RegionField.js';
import { regions } from './samples.js';

const meta = {
  title: '表单控件/RegionField',
  tags: ['稳定'],
  component: RegionField,
  args: {
    label: '所在地区',
    regions,
    value: { province: '', city: '' },
    onChange: fn(),
    style: { maxWidth: '24rem' },
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RegionField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RegionField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  name: '未选择',
  args: { hint: '决定向您推荐哪一版教材' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '所在地区' })).toBeVisible();
    await expect(canvas.getByLabelText('省份')).toHaveAccessibleDescription('决定向您推荐哪一版教材');
    await expect(canvas.getByLabelText('城市')).toBeDisabled();
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('省份'), '浙江省');
    await userEvent.selectOptions(canvas.getByLabelText('城市'), '宁波市');
    await expect(args.onChange).toHaveBeenLastCalledWith({ province: '330000', city: '330200' });
  },
};

export const Loading: Story = {
  args: { loading: true, regions: [], value: { province: '330000', city: '330200' } },
};

export const WithError: Story = {
  name: '有错误',
  args: { error: '请选择省份' },
  play: async ({ canvas }) => {
    const province = canvas.getByLabelText('省份');
    await expect(province).toBeInvalid();
    await expect(province).toHaveAccessibleDescription('请选择省份');
  },
};

export const CityMissing: Story = {
  name: '缺城市',
  args: { value: { province: '330000', city: '' }, error: '请选择城市' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('城市')).toBeInvalid();
    await expect(canvas.getByLabelText('省份')).toBeValid();
  },
};

export const Disabled: Story = {
  args: { value: { province: '330000', city: '330200' }, disabled: true },
};

export const ReadOnly: Story = {
  name: '只读',
  args: { value: { province: '110000', city: '110100' }, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('北京市')).toBeVisible();
  },
};

export const ReadOnlyAndBlank: Story = {
  name: '只读且为空',
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未填写')).toBeVisible();
  },
};
