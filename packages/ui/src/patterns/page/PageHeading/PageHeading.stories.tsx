import type { Meta, StoryObj } from '@storybook/react-vite';

import { PageHeading } from './PageHeading.js';

const meta = {
  title: '版面/PageHeading',
  tags: ['稳定'],
  component: PageHeading,
  args: { title: '图书检索', count: 248, unit: '种' },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = { name: '有条数' };

export const CountUnknown: Story = { name: '数量未知', args: { count: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
