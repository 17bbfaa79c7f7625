import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { news } from '../../samples.js';
import { NewsList } from './NewsList.js';

const meta = {
  title: '文章/NewsList',
  tags: ['稳定'],
  component: NewsList,
  args: { items: news },
} satisfies Meta<typeof NewsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    // In the format of the other dates on the page.
    await expect(canvas.getByText(args.items[0]?.date ?? '')).toBeVisible();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { items: [] } };
