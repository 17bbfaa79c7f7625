import type { Meta, StoryObj } from '@storybook/react-vite';

import { TermRuler } from './TermRuler.js';

const meta = {
  title: '店铺/TermRuler',
  tags: ['稳定'],
  component: TermRuler,
  args: { start: '2025-01-01', end: '2026-12-31', passed: 0.55, style: { maxWidth: '26rem' } },
} satisfies Meta<typeof TermRuler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};
export const JustBegun: Story = { name: '刚刚开始', args: { passed: 0 } };
export const EndsSoon: Story = { args: { passed: 0.97 } };
export const Over: Story = { args: { passed: 1, over: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
