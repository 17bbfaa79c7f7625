import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { TextField } from './TextField.js';

const meta = {
  title: '表单控件/TextField',
  tags: ['稳定'],
  component: TextField,
  args: { label: '账号', name: 'account', style: { maxWidth: '24rem' } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '平常',
  args: { placeholder: '手机号或邮箱' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('账号');
    await userEvent.type(input, '13800000003');
    await expect(input).toHaveValue('13800000003');
  },
};

export const WithHint: Story = {
  name: '有提示',
  args: { label: '学校', hint: '写全称，例如 北京市第一中学', optional: true },
};

export const WithError: Story = {
  name: '有错误',
  args: { hint: '手机号或邮箱', error: '手机号/邮箱格式错误', defaultValue: '1380000' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('账号');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('手机号/邮箱格式错误');
    await expect(canvas.queryByText('手机号或邮箱')).toBeNull();
  },
};

export const WithWordsBefore: Story = {
  name: '带前缀',
  args: { label: '手机号', name: 'phone', type: 'tel', before: '+86', hint: '只收验证码' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('手机号')).toHaveAccessibleDescription('只收验证码 +86');
  },
};

export const WithWordsBeforeAndError: Story = {
  name: '带前缀且有错误',
  args: { ...WithWordsBefore.args, error: '手机号码格式错误', defaultValue: '1380000' },
};

export const Disabled: Story = { name: '禁用', args: { defaultValue: '13800000003', disabled: true } };

export const ReadOnly: Story = {
  name: '只读',
  args: { defaultValue: '13800000003', readOnly: true, hint: '按「修改信息」后可以改' },
};

/** 锁定的字段与正文一样易读。 */
export const ReadOnlyAndBlank: Story = {
  name: '只读且为空',
  args: { placeholder: '未填写', readOnly: true },
};
