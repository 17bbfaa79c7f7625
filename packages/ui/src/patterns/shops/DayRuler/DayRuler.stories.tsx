import type { Meta, StoryObj } from '@storybook/react-vite';

import { DayRuler } from './DayRuler.js';

const meta = {
  title: '店铺/DayRuler',
  tags: ['稳定'],
  component: DayRuler,
  args: { day: 3, last: 7 },
} satisfies Meta<typeof DayRuler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Third: Story = { name: '第三天' };
export const First: Story = { args: { day: 1 } };
export const Last: Story = { name: '最后一天', args: { day: 7 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
