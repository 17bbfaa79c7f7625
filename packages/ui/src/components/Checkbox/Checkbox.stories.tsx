import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Checkbox } from './Checkbox.js';

const meta = {
  title: '表单控件/Checkbox',
  tags: ['稳定'],
  component: Checkbox,
  args: { children: '最新上传' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '平常',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('最新上传'));
    await expect(canvas.getByRole('checkbox', { name: '最新上传' })).toBeChecked();
  },
};

export const Ticked: Story = { name: '已勾选', args: { defaultChecked: true } };

export const WithError: Story = {
  name: '有错误',
  args: { children: '我已阅读并同意', error: '请在勾选协议后进行注册或登录' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('请在勾选协议后进行注册或登录');
  },
};
