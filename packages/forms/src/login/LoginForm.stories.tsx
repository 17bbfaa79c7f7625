import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { formStates, getsCode, onPhone } from '../testing/stories.js';
import { codeLoginFixtures, passwordLoginFixtures } from './fixtures.js';
import { LoginForm } from './LoginForm.js';
import { loginMessages as messages } from './messages.zh.js';

const [code] = codeLoginFixtures.valid;

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

const states = formStates(passwordLoginFixtures, messages, '账号或密码错误', { handler: 'onPasswordLogin' });
const byCode = formStates(codeLoginFixtures, messages, '验证码已失效，请重新获取', {
  handler: 'onCodeLogin',
  args: { firstMethod: 'code' as const },
});

export const Empty: Story = {};
export const Filled: Story = states.filled;
export const Invalid: Story = states.invalid;
export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;

export const ByCodeEmpty: Story = { name: '验证码登录：没有填', args: { firstMethod: 'code' } };
export const ByCodeFilled: Story = byCode.filled;
export const ByCodeInvalid: Story = byCode.invalid;
export const ByCodeSubmitting: Story = byCode.submitting;
export const ByCodeRefused: Story = byCode.refused;

export const ByCodeSent: Story = {
  name: '验证码登录：已发送',
  args: { firstMethod: 'code', defaultValues: { account: code?.fields.account ?? '' } },
  play: async ({ args, canvasElement }) => {
    await getsCode({ canvasElement });
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
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
