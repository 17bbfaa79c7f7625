import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { TextAreaField } from './TextAreaField.js';

const meta = {
  title: '表单控件/TextAreaField',
  tags: ['稳定'],
  component: TextAreaField,
  args: { label: '问题描述', name: 'content', style: { maxWidth: '32rem' } },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = Array.from(
  { length: 14 },
  (_, line) => `第 ${String(line + 1)} 处：例题的图与题干不一致，图中为锐角三角形，题干写作钝角三角形。`,
).join('\n');

export const Plain: Story = {
  args: { placeholder: '请写明页码与题号', hint: '写得越具体，编辑越快找到', counter: '0 / 5000' },
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText('问题描述');
    await userEvent.type(text, '第 12 页第 3 题');
    await expect(text).toHaveValue('第 12 页第 3 题');
    await expect(text).toHaveAccessibleDescription('写得越具体，编辑越快找到 0 / 5000');
  },
};

export const GrowsThenScrolls: Story = {
  name: '先变高后滚动',
  args: { counter: '602 / 5000' },
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText('问题描述');
    const low = text.clientHeight;
    await userEvent.type(text, '一{enter}二{enter}三{enter}四{enter}五{enter}六');
    await expect(text.clientHeight).toBeGreaterThan(low);
    await userEvent.clear(text);
    await userEvent.paste(long);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const WithError: Story = {
  name: '有错误',
  args: { hint: '写得越具体，编辑越快找到', error: '请填写问题描述', counter: '0 / 5000' },
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText('问题描述');
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription('请填写问题描述 0 / 5000');
  },
};

export const Disabled: Story = { args: { defaultValue: '第 12 页第 3 题的答案有误。', disabled: true } };

export const ReadOnly: Story = {
  name: '只读',
  args: { defaultValue: '第 12 页第 3 题的答案有误。', readOnly: true },
};
