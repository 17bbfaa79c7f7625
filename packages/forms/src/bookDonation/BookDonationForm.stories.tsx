import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStates, onPhone } from '../testing/stories.js';
import { BookDonationForm } from './BookDonationForm.js';
import { bookDonationFixtures } from './fixtures.js';
import { bookDonationMessages as messages } from './messages.zh.js';
import { regions } from './samples.js';

const meta = {
  title: '表单/BookDonationForm',
  component: BookDonationForm,
  args: { onSubmit: fn(() => Promise.resolve()), regions, style: { maxWidth: '32rem' } },
} satisfies Meta<typeof BookDonationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(bookDonationFixtures, messages, '操作太频繁，请在10分钟后再试');

export const Empty: Story = {};
export const Filled: Story = states.filled;
export const Invalid: Story = states.invalid;
export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;
export const RegionsLoading: Story = { name: '地区加载中', args: { regions: [], regionsLoading: true } };
export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
