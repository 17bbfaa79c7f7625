import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStates, onPhone } from '../testing/stories.js';
import { queryCodeFixtures } from './fixtures.js';
import { queryCodeMessages as messages } from './messages.zh.js';
import { QueryCodeForm } from './QueryCodeForm.js';

const meta = {
  title: '表单/QueryCodeForm',
  component: QueryCodeForm,
  args: { onSubmit: fn(() => Promise.resolve()), style: { maxWidth: '26rem' } },
} satisfies Meta<typeof QueryCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(queryCodeFixtures, messages, '没有查到这个查询码，请核对后再试');

export const Empty: Story = {};
export const Filled: Story = states.filled;
export const Invalid: Story = states.invalid;
export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;
export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
