import type { Meta, StoryObj } from '@storybook/react-vite';

import { PageColumn } from './PageColumn.js';

const meta = {
  title: '外框/PageColumn',
  tags: ['稳定'],
  component: PageColumn,
  args: { children: '内容与页眉、页脚同宽：大屏最多 1320 像素，手机上留窄边。' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
