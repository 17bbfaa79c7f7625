import type { Meta, StoryObj } from '@storybook/react-vite';

import { DeskGround } from './DeskGround.js';

const meta = {
  title: '案头/DeskGround',
  tags: ['试用'],
  component: DeskGround,
  args: { children: '案面', style: { minHeight: '12rem', padding: '1.5rem' } },
} satisfies Meta<typeof DeskGround>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
