import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { isRefused, isToldWhy, onPhone, sends } from '../testing/stories.js';
import { recoveryFixtures } from './fixtures.js';
import { recoveryMessages as messages } from './messages.zh.js';
import { RecoveryForm } from './RecoveryForm.js';

const [byPhone, byEmail] = recoveryFixtures.valid;
const [nothing] = recoveryFixtures.invalid;
const refusal = '操作太频繁，请在10分钟后再试';

const meta = {
  title: '表单/RecoveryForm',
  component: RecoveryForm,
  args: {
    onSendCode: fn(() => Promise.resolve()),
    onNext: fn(() => Promise.resolve()),
    style: { maxWidth: '26rem' },
  },
} satisfies Meta<typeof RecoveryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValues: byPhone?.fields } };

export const ByEmail: Story = { args: { defaultValues: byEmail?.fields } };

export const Invalid: Story = { play: isToldWhy(messages.submit, nothing?.messages) };

export const CodeSent: Story = {
  args: { defaultValues: { ...byPhone?.fields, phone_code: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('button', { name: /^\d+秒后可重发$/ })).toBeDisabled();
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = {
  args: { ...Filled.args, onNext: fn(() => new Promise<void>(() => undefined)) },
  play: sends(messages.submit),
};

export const Refused: Story = {
  args: { ...Filled.args, onNext: fn(() => Promise.reject(new Error(refusal))) },
  play: isRefused(messages.submit, refusal),
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const ByEmailOnPhone: Story = onPhone(ByEmail);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const CodeSentOnPhone: Story = onPhone(CodeSent);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
