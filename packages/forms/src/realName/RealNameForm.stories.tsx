import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStates, isToldWhy, onPhone } from '../testing/stories.js';
import { realNameFixtures } from './fixtures.js';
import { realNameMessages as messages } from './messages.zh.js';
import { RealNameForm } from './RealNameForm.js';

const wrongNumber = realNameFixtures.invalid.at(-1);

const meta = {
  title: '表单/RealNameForm',
  component: RealNameForm,
  args: { onSubmit: fn(() => Promise.resolve()), style: { maxWidth: '26rem' } },
} satisfies Meta<typeof RealNameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(realNameFixtures, messages, '该身份证号已用于其他账户的实名认证');

export const Empty: Story = {};
export const Filled: Story = states.filled;
export const Invalid: Story = states.invalid;

export const WrongCheckCharacter: Story = {
  name: '末位校验不对',
  args: { defaultValues: wrongNumber?.fields },
  play: isToldWhy(messages.submit, wrongNumber?.messages),
};

export const Submitting: Story = states.submitting;
export const Refused: Story = states.refused;
export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const SubmittingOnPhone: Story = onPhone(Submitting);
export const RefusedOnPhone: Story = onPhone(Refused);
