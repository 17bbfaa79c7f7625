import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { invalidPasswordLogins, validCodeLogins, validPasswordLogins } from './fixtures.js';
import { LoginForm } from './LoginForm.js';

const meta = {
  title: '表单/LoginForm',
  component: LoginForm,
  args: {
    onPasswordLogin: fn(() => Promise.resolve()),
    onCodeLogin: fn(() => Promise.resolve()),
    onSendCode: fn(() => Promise.resolve()),
    onOpenAgreement: fn(),
    style: { maxWidth: '26rem' },
  },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const [password] = validPasswordLogins;
const [byCode] = validCodeLogins;
const [nothing] = invalidPasswordLogins;

export const ByPassword: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('账号'), password?.fields.account ?? '');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.type(canvas.getByLabelText('密码'), `${password?.fields.password ?? ''}{Enter}`);
    await waitFor(async () => {
      await expect(args.onPasswordLogin).toHaveBeenCalledWith(password?.payload);
    });
  },
};

export const ByCode: Story = {
  args: { firstMethod: 'code' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('账号'), byCode?.fields.account ?? '');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('button', { name: /^\d+秒后可重发$/ })).toBeDisabled();
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    for (const message of Object.values(nothing?.messages ?? {})) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await expect(canvas.getByLabelText('账号')).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { onPasswordLogin: fn(() => Promise.reject(new Error('账号或密码错误'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('账号'), '13800000003');
    await userEvent.type(canvas.getByLabelText('密码'), 'Inkstone2025');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('账号或密码错误');
    await expect(canvas.getByLabelText('密码')).toHaveValue('Inkstone2025');
  },
};

export const OnThePhone: Story = { globals: { viewport: { value: 'phone' } } };
