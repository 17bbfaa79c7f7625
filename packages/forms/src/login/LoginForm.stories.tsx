import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { isRefused, isToldWhy, onPhone, sends } from '../testing/stories.js';
import { codeLoginFixtures, passwordLoginFixtures } from './fixtures.js';
import { LoginForm } from './LoginForm.js';
import { loginMessages as messages } from './messages.zh.js';

const [password] = passwordLoginFixtures.valid;
const [code] = codeLoginFixtures.valid;
const [nothing] = passwordLoginFixtures.invalid;
const [nothingByCode] = codeLoginFixtures.invalid;
const refusal = '账号或密码错误';
const refusalByCode = '验证码已失效，请重新获取';

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

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValues: password?.fields } };

export const Invalid: Story = { play: isToldWhy(messages.submit, nothing?.messages) };

export const Submitting: Story = {
  args: { ...Filled.args, onPasswordLogin: fn(() => new Promise<void>(() => undefined)) },
  play: sends(messages.submit),
};

export const Refused: Story = {
  args: { ...Filled.args, onPasswordLogin: fn(() => Promise.reject(new Error(refusal))) },
  play: isRefused(messages.submit, refusal),
};

/** Fills in the fields in order and presses Enter. */
export const LoggingIn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(messages.account.label), password?.fields.account ?? '');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.type(
      canvas.getByLabelText(messages.password.label),
      `${password?.fields.password ?? ''}{Enter}`,
    );
    await waitFor(async () => {
      await expect(args.onPasswordLogin).toHaveBeenCalledWith(password?.payload, expect.anything());
    });
  },
};

export const ByCodeEmpty: Story = { args: { firstMethod: 'code' } };

export const ByCodeFilled: Story = { args: { firstMethod: 'code', defaultValues: code?.fields } };

export const ByCodeInvalid: Story = {
  args: { firstMethod: 'code' },
  play: isToldWhy(messages.submit, nothingByCode?.messages),
};

export const ByCodeSent: Story = {
  args: { firstMethod: 'code', defaultValues: { account: code?.fields.account ?? '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('button', { name: /^\d+秒后可重发$/ })).toBeDisabled();
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const ByCodeSubmitting: Story = {
  args: { ...ByCodeFilled.args, onCodeLogin: fn(() => new Promise<void>(() => undefined)) },
  play: sends(messages.submit),
};

export const ByCodeRefused: Story = {
  args: { ...ByCodeFilled.args, onCodeLogin: fn(() => Promise.reject(new Error(refusalByCode))) },
  play: isRefused(messages.submit, refusalByCode),
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
export const ByCodeEmptyOnPhone: Story = onPhone(ByCodeEmpty);
export const ByCodeFilledOnPhone: Story = onPhone(ByCodeFilled);
export const ByCodeInvalidOnPhone: Story = onPhone(ByCodeInvalid);
export const ByCodeSentOnPhone: Story = onPhone(ByCodeSent);
export const ByCodeSubmittingOnPhone: Story = onPhone(ByCodeSubmitting);
export const ByCodeRefusedOnPhone: Story = onPhone(ByCodeRefused);
