import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FilterSentence } from './FilterSentence.js';

const blanks = [
  { id: 'year_id', label: '年份', open: '各年' },
  { id: 'address_id', label: '地区', open: '各地', after: '的' },
  { id: 'grade_id', label: '年级', open: '各年级' },
  { id: 'subject_id', label: '学科', open: '各科' },
  { id: 'type_id', label: '类型', open: '各类' },
];

const meta = {
  title: '筛选/FilterSentence',
  tags: ['稳定'],
  component: FilterSentence,
  args: {
    keyword: '',
    blanks,
    noun: '试卷',
    unit: '份',
    count: 649,
    onChoose: fn(),
    onRemoveKeyword: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = blanks.map((blank) => {
  const value = { year_id: '2026', grade_id: '高三' }[blank.id];
  return value === undefined ? blank : { ...blank, value };
});

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '地区：各地，选择' }));
    await expect(args.onChoose).toHaveBeenCalledWith('address_id');
    await expect(canvas.queryByRole('button', { name: '清空条件' })).toBeNull();
  },
};

export const Filled: Story = {
  args: { blanks: filled, keyword: '立体几何', count: 16, onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '年级：高三，去掉' }));
    await expect(args.onRemove).toHaveBeenCalledWith('grade_id');
    await userEvent.click(canvas.getByRole('button', { name: '标题含“立体几何”的，去掉' }));
    await expect(args.onRemoveKeyword).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '清空条件' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Counting: Story = { name: '计数中', args: { blanks: filled, count: undefined } };

export const Phone: Story = {
  name: '手机',
  args: { blanks: filled, count: 16 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '年级：高三，选择' }));
    await expect(args.onChoose).toHaveBeenCalledWith('grade_id');
  },
};
