import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Checklist } from '../Checklist/index.js';
import { PasswordField } from './PasswordField.js';

const meta = {
  title: '表单控件/PasswordField',
  tags: ['稳定'],
  component: PasswordField,
  args: { label: '密码', name: 'password', style: { maxWidth: '24rem' } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  name: '显示与隐藏',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    await userEvent.type(input, 'Inkstone2026');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('Inkstone2026');
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = { name: '有错误', args: { error: '密码不得为空' } };

/** The checklist shows which part of the rule the error is about. */
export const ErrorWithChecklist: Story = {
  name: '错误与清单',
  args: {
    error: '密码长度为8-16位，须使用数字、字母大/小写组合',
    hint: (
      <Checklist
        items={[
          { label: '小写字母', state: 'met' },
          { label: '大写字母', state: 'missing' },
        ]}
      />
    ),
    hintStays: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAccessibleDescription(/字母大\/小写组合 .*大写字母 ?，还缺；/);
  },
};
