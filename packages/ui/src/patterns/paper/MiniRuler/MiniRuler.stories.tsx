import type { Meta, StoryObj } from '@storybook/react-vite';

import { MiniRuler } from './MiniRuler.js';

const meta = {
  title: '试卷/MiniRuler',
  tags: ['试用'],
  component: MiniRuler,
  args: { pages: 8, shown: 6, found: [2, 3, 6] },
} satisfies Meta<typeof MiniRuler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = { name: '看到密封线为止' };

export const FoundBehind: Story = { name: '密封线后也有', args: { found: [6, 7] } };

export const Whole: Story = { name: '整份都能看', args: { shown: 8 } };

export const Long: Story = { name: '页很多', args: { pages: 300, shown: 225, found: [1, 24, 200] } };
