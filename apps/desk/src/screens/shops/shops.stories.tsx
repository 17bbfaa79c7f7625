import type { DeskShop } from '@inkstone/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, photograph, trayAnswers } from '../../testing/samples.js';
import { Sheet } from './shops.js';

const item = exampleOf('/api/desk/item');
const papers: DeskShop['papers'] = (
  ['publication_license', 'business_license', 'identity_card', 'identity_card_back'] as const
).map((paper, index) => ({ paper, url: photograph, is_new: index === 0 ? 1 : 0, reason: '' }));
const answers = {
  ...trayAnswers(item),
  '/api/desk/shop': { ...exampleOf('/api/desk/shop'), id: item.id, status: 1, papers },
};

const meta = {
  title: '页面/案头/网店申请',
  component: Sheet,
  parameters: { layout: 'fullscreen', address: `/shops/${String(item.id)}`, answers },
  decorators: [onAnsweringDesk],
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '都清楚：一个键通过',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^通过/ })).toBeEnabled();
  },
};

export const Returned: Story = {
  name: '退回一张',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^通过/ });
    await fireEvent.keyDown(document.body, { code: 'ArrowRight' });
    await fireEvent.keyDown(document.body, { code: 'Digit1' });
    await expect(await canvas.findByRole('button', { name: /^退回，重拍 1 张/ })).toBeEnabled();
  },
};
export const ReturnedOnPhone: Story = { ...Returned, globals: { viewport: { value: 'phone' } } };
