import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, type Answers } from '../../testing/samples.js';
import { AccountSheet } from './AccountSheet.js';

const answers: Answers = {
  '/api/desk/account': exampleOf('/api/desk/account'),
  '/api/desk/account/reveal': { value: '13600000005' },
};

const meta = {
  title: '页面/案头/账号',
  component: AccountSheet,
  parameters: { layout: 'fullscreen', address: '/accounts/128', answers },
  decorators: [onAnsweringDesk],
} satisfies Meta<typeof AccountSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  name: '找到，看手机号',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看全号 手机' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '看手机的全号' }));
    await userEvent.click(dialog.getByRole('button', { name: '本人来电' }));
    await userEvent.click(dialog.getByRole('button', { name: '看全号' }));
    await expect(await canvas.findByText('13600000005')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { answers: { '/api/desk/account': 'waiting' } } };
export const Failed: Story = { parameters: { answers: { '/api/desk/account': 'failing' } } };
export const OnPhone: Story = { ...Found, name: '手机上', globals: { viewport: { value: 'phone' } } };
