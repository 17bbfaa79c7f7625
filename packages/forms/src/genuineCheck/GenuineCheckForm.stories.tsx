import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStates, onPhone } from '../testing/stories.js';
import { genuineCheckFixtures } from './fixtures.js';
import { genuineCheckMessages as messages } from './messages.zh.js';
import { GenuineCheckForm } from './GenuineCheckForm.js';

const meta = {
  title: '表单/GenuineCheckForm',
  component: GenuineCheckForm,
  args: { onSubmit: fn(() => Promise.resolve()), style: { maxWidth: '26rem' } },
} satisfies Meta<typeof GenuineCheckForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(
  genuineCheckFixtures,
  messages,
  '没有查到这个防伪码，请核对容易看错的字符（0 与 O，1 与 I、L，5 与 S，8 与 B）后再试；如果输入无误，您买到的可能是盗版图书',
);

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
