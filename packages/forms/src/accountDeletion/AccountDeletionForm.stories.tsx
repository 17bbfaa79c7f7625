import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { isRefused, isToldWhy, onPhone, sends } from '../testing/stories.js';
import { AccountDeletionForm } from './AccountDeletionForm.js';
import { accountDeletionFixtures } from './fixtures.js';
import { accountDeletionMessages as messages } from './messages.zh.js';

const [filled] = accountDeletionFixtures.valid;
const [nothing] = accountDeletionFixtures.invalid;
const refusal = '密码错误';

const meta = {
  title: '表单/AccountDeletionForm',
  component: AccountDeletionForm,
  args: { onSubmit: fn(() => Promise.resolve()), style: { maxWidth: '26rem' } },
} satisfies Meta<typeof AccountDeletionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValues: filled?.fields } };

export const Invalid: Story = { play: isToldWhy(messages.submit, nothing?.messages) };

export const Submitting: Story = {
  args: { ...Filled.args, onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: sends(messages.submit),
};

export const Refused: Story = {
  args: { ...Filled.args, onSubmit: fn(() => Promise.reject(new Error(refusal))) },
  play: isRefused(messages.submit, refusal),
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
