import type { Meta, StoryObj } from '@storybook/react-vite';

import { FavouriteButton } from './FavouriteButton.js';

const meta = {
  title: '版面/FavouriteButton',
  tags: ['稳定'],
  component: FavouriteButton,
  args: { on: false, onToggle: () => undefined },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: '没有收藏' };

export const On: Story = { name: '已收藏', args: { on: true } };

export const Busy: Story = { args: { on: true, busy: true } };

export const Compact: Story = { args: { on: true, compact: true, subjectName: '高考语文必背篇目' } };
