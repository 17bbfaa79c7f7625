import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { deskBrand, longName } from '../samples.js';
import { LoginSheet } from './LoginSheet.js';

const meta = {
  title: '案头/LoginSheet',
  tags: ['试用'],
  component: LoginSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '56rem' } } },
  globals: { viewport: { value: 'laptop' } },
  args: {
    brand: deskBrand,
    step: 'code',
    value: { name: '李敏', password: 'Inkstone2026', code: '407' },
    onStep: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof LoginSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = { name: '六位数字' };

export const WithError: Story = {
  args: {
    value: { name: '李敏', password: 'Inkstone2026', code: '' },
    error: '动态验证码不对，还可以试 4 次',
  },
};

export const Password: Story = {
  name: '姓名与密码',
  args: { step: 'password', value: { name: '', password: '', code: '' } },
};

export const Recovery: Story = {
  name: '恢复码',
  args: { step: 'recovery', value: { name: '李敏', password: 'Inkstone2026', code: '7KXQ4-MRW9T' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '进入案头' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(args.value);
    await userEvent.click(canvas.getByRole('button', { name: '用验证器' }));
    await expect(args.onStep).toHaveBeenCalledWith('code');
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { viewport: { value: 'laptop' }, theme: 'night' } };

export const Long: Story = {
  name: '名与话都长',
  args: { brand: { ...deskBrand, name: longName }, error: longName },
  globals: { viewport: { value: 'phone' } },
};
