import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  title: '导航/Breadcrumbs',
  tags: ['稳定'],
  component: Breadcrumbs,
  args: {
    items: [
      { label: '首页', href: '#/layout/list/home' },
      { label: '图书检索', href: '#/layout/list/addedServices' },
      { label: '高考物理真题卷（2027 版）' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('高考物理真题卷（2027 版）')).toHaveAttribute('aria-current', 'page');
  },
};
