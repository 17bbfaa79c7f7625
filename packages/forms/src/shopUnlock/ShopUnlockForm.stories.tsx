import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { formStates, onPhone } from '../testing/stories.js';
import { ShopUnlockForm } from './ShopUnlockForm.js';
import { shopUnlockFixtures } from './fixtures.js';
import { shopUnlockMessages as messages } from './messages.zh.js';

const meta = {
  title: '表单/ShopUnlockForm',
  component: ShopUnlockForm,
  args: {
    onSubmit: fn(() => Promise.resolve()),
    onSendCode: fn(() => Promise.resolve()),
    style: { maxWidth: '26rem' },
  },
} satisfies Meta<typeof ShopUnlockForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = formStates(shopUnlockFixtures, messages, '验证码已失效，请重新获取');

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
