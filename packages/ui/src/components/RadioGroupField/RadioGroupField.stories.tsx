import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { RadioGroupField } from './RadioGroupField.js';

const roles = [
  { value: '1', label: '教师', description: '下载试卷与课件' },
  { value: '2', label: '学生', description: '查答案、参加活动' },
  { value: '3', label: '家长', description: '为孩子选书' },
  { value: '4', label: '商家', description: '申请店铺授权' },
];

const kinds = [
  { value: '1', label: '内容纠错' },
  { value: '2', label: '意见反馈' },
];

const meta = {
  title: '表单控件/RadioGroupField',
  tags: ['稳定'],
  component: RadioGroupField,
  args: {
    label: '性别',
    name: 'gender',
    options: [
      { value: '1', label: '男' },
      { value: '2', label: '女' },
      { value: '0', label: '保密' },
    ],
    style: { maxWidth: '40rem' },
  },
} satisfies Meta<typeof RadioGroupField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '平常',
  args: { hint: '只用来称呼您', optional: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /性别/ });
    await expect(group).toHaveAccessibleDescription('只用来称呼您');
    await userEvent.click(canvas.getByText('女'));
    await expect(canvas.getByRole('radio', { name: '女' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '保密' })).toBeChecked();
  },
};

export const Cards: Story = {
  name: '卡片',
  args: { label: '您是', name: 'role', variant: 'cards', options: roles, defaultValue: '1' },
  play: async ({ canvas }) => {
    const parent = canvas.getByRole('radio', { name: '家长' });
    await expect(parent).toHaveAccessibleDescription('为孩子选书');
    await userEvent.click(canvas.getByText('为孩子选书'));
    await expect(parent).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '教师' })).not.toBeChecked();
  },
};

export const StageWords: Story = {
  name: '几个词',
  args: {
    label: '教授学段',
    name: 'stage',
    variant: 'words',
    options: [
      { value: '9', label: '高中', stage: 'high' },
      { value: '10', label: '初中', stage: 'middle' },
      { value: '7', label: '小学', stage: 'primary' },
    ],
    style: { maxWidth: '20rem' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('初中'));
    await expect(canvas.getByRole('radio', { name: '初中' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '高中' })).toBeChecked();
  },
};

export const WithError: Story = {
  name: '有错误',
  args: { hint: '只用来称呼您', error: '请选择性别' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '性别' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('请选择性别');
  },
};

export const CardsWithError: Story = {
  name: '卡片：有错误',
  args: { label: '您是', name: 'role', variant: 'cards', options: roles, error: '请选择您的身份' },
};

export const Disabled: Story = { name: '禁用', args: { defaultValue: '2', disabled: true } };

export const CardsDisabled: Story = {
  name: '卡片：禁用',
  args: {
    label: '您是',
    name: 'role',
    variant: 'cards',
    options: roles,
    defaultValue: '2',
    disabled: true,
  },
};

export const OneIsClosed: Story = {
  name: '一项不可选',
  args: {
    label: '您是',
    name: 'role',
    variant: 'cards',
    options: roles.map((role) => (role.value === '4' ? { ...role, disabled: true } : role)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '商家' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '学生' })).toBeEnabled();
  },
};

export const CardsOnThePhone: Story = {
  name: '手机上的卡片',
  args: { label: '您是', name: 'role', variant: 'cards', options: roles, defaultValue: '1' },
  globals: { viewport: { value: 'phone' } },
};

export const CardsOfOneLine: Story = {
  name: '单行卡片',
  args: { label: '问题类型', name: 'type', variant: 'cards', defaultValue: '1', options: kinds },
};
