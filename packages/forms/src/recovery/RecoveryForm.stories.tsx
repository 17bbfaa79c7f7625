import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { formStates, getsCode, onPhone } from '../testing/stories.js';
import { recoveryFixtures } from './fixtures.js';
import { recoveryMessages as messages } from './messages.zh.js';
import { RecoveryForm } from './RecoveryForm.js';

const [byPhone, byEmail] = recoveryFixtures.valid;

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

const states = formStates(recoveryFixtures, messages, '操作太频繁，请在10分钟后再试', { handler: 'onNext' });

export const Empty: Story = {};
export const Filled: Story = states.filled;
export const ByEmail: Story = { args: { defaultValues: byEmail?.fields } };
export const Invalid: Story = states.invalid;
export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;

export const CodeSent: Story = {
  args: { defaultValues: { ...byPhone?.fields, phone_code: '' } },
  play: async ({ args, canvasElement }) => {
    await getsCode({ canvasElement });
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const ByEmailOnPhone: Story = onPhone(ByEmail);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const CodeSentOnPhone: Story = onPhone(CodeSent);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
