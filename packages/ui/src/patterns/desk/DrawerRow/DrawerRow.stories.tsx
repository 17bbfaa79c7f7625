import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawers, longName, onTheDesk, shortDrawers } from '../samples.js';
import { DrawerRow } from './DrawerRow.js';

const meta = {
  title: '案头/DrawerRow',
  tags: ['试用'],
  component: DrawerRow,
  args: { drawers },
  decorators: [onTheDesk()],
} satisfies Meta<typeof DrawerRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Column: Story = {
  name: '旁边的一列',
  args: { drawers: shortDrawers, layout: 'column', currentId: 'codes', style: { width: '12.3rem' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('防伪码');
  },
};

export const LongNames: Story = {
  name: '长名与短名',
  args: {
    drawers: [
      { id: 'a', name: '书', href: '#/a' },
      { id: 'b', name: '内容', href: '#/b', note: longName },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
