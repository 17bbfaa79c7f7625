import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { SelectField } from './SelectField.js';

const meta = {
  title: '表单控件/SelectField',
  tags: ['稳定'],
  component: SelectField,
  args: {
    label: '任教学段',
    name: 'stage',
    placeholder: '请选择学段',
    options: [
      { value: '3', label: '高中' },
      { value: '2', label: '初中' },
      { value: '1', label: '小学' },
    ],
    style: { maxWidth: '24rem' },
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  name: '未选择',
  args: { hint: '决定首页先给您看哪一学段的试卷' },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('任教学段');
    await expect(select).toHaveDisplayValue('请选择学段');
    await expect(select).toHaveAccessibleDescription('决定首页先给您看哪一学段的试卷');
  },
};

export const Chosen: Story = {
  name: '已选择',
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('任教学段');
    await userEvent.selectOptions(select, '初中');
    await expect(select).toHaveValue('2');
  },
};

export const Grouped: Story = {
  name: '分组',
  args: {
    label: '年级',
    name: 'grade',
    placeholder: '请选择年级',
    options: [
      {
        label: '高中',
        options: [
          { value: '167', label: '高一' },
          { value: '168', label: '高二' },
        ],
      },
      { label: '初中', options: [{ value: '164', label: '初一' }] },
    ],
  },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('年级');
    await expect(canvas.getByRole('group', { name: '初中' })).toBeVisible();
    await userEvent.selectOptions(select, '初一');
    await expect(select).toHaveValue('164');
  },
};

export const Loading: Story = {
  name: '载入中',
  args: { loading: true, options: [], defaultValue: '2' },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('任教学段');
    await expect(select).toBeDisabled();
    await expect(select).toHaveDisplayValue('载入中');
  },
};

export const WithError: Story = {
  name: '有错误',
  args: { hint: '决定首页先给您看哪一学段的试卷', error: '请选择您的教授学段' },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('任教学段');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('请选择您的教授学段');
  },
};

export const Disabled: Story = { name: '禁用', args: { defaultValue: '3', disabled: true } };
