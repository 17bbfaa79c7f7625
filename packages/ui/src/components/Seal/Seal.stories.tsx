import type { Meta, StoryObj } from '@storybook/react-vite';

import { Seal } from './Seal.js';

const meta = {
  title: '基础/Seal',
  tags: ['稳定'],
  component: Seal,
  args: { characters: '正版', style: { fontSize: '7.75rem' } },
} satisfies Meta<typeof Seal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Outlined: Story = { name: '空心', args: { look: 'outlined' } };

export const Missing: Story = { args: { look: 'missing' } };
