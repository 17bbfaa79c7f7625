import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { isRefused, isToldWhy, onPhone, sends } from '../testing/stories.js';
import { realNameFixtures } from './fixtures.js';
import { realNameMessages as messages } from './messages.zh.js';
import { RealNameForm } from './RealNameForm.js';

const [filled] = realNameFixtures.valid;
const [nothing] = realNameFixtures.invalid;
const wrongNumber = realNameFixtures.invalid.at(-1);
const refusal = '该身份证号已用于其他账户的实名认证';

const meta = {
  title: '表单/RealNameForm',
  component: RealNameForm,
  args: { onSubmit: fn(() => Promise.resolve()), style: { maxWidth: '26rem' } },
} satisfies Meta<typeof RealNameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValues: filled?.fields } };

export const Invalid: Story = { play: isToldWhy(messages.submit, nothing?.messages) };

export const WrongCheckCharacter: Story = {
  args: { defaultValues: wrongNumber?.fields },
  play: isToldWhy(messages.submit, wrongNumber?.messages),
};

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
