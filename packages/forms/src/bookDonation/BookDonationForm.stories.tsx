import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { isRefused, isToldWhy, onPhone, sends } from '../testing/stories.js';
import { BookDonationForm } from './BookDonationForm.js';
import { bookDonationFixtures } from './fixtures.js';
import { bookDonationMessages as messages } from './messages.zh.js';
import { regions } from './samples.js';

const [filled] = bookDonationFixtures.valid;
const [nothing] = bookDonationFixtures.invalid;
const refusal = '操作太频繁，请在10分钟后再试';

const meta = {
  title: '表单/BookDonationForm',
  component: BookDonationForm,
  args: { onSubmit: fn(() => Promise.resolve()), regions, style: { maxWidth: '32rem' } },
} satisfies Meta<typeof BookDonationForm>;
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

export const RegionsLoading: Story = { args: { regions: [], regionsLoading: true } };

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
