import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { KeptPile, type KeptStripe } from './KeptPile.js';

const MB = 2 ** 20;

const papers: KeptStripe[] = [
  { id: 1, bytes: 4.2 * MB, stage: 'high' },
  { id: 2, bytes: 3.1 * MB, stage: 'high' },
  { id: 3, bytes: 0.8 * MB, stage: 'high' },
  { id: 4, bytes: 1.4 * MB, stage: 'middle' },
  { id: 5, bytes: 38.6 * MB, stage: 'primary' },
];

const meta = {
  title: '试卷/KeptPile',
  tags: ['试用'],
  component: KeptPile,
  args: { papers, limit: 200 * MB },
} satisfies Meta<typeof KeptPile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '存了几份',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '用了 48.1 MB，上限 200 MB' })).toBeVisible();
  },
};

export const Empty: Story = { args: { papers: [] } };

export const Full: Story = { name: '存满了', args: { limit: 48 * MB } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
