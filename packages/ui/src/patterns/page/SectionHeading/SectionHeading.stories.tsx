import type { Meta, StoryObj } from '@storybook/react-vite';

import { SectionHeading } from './SectionHeading.js';

const meta = {
  title: '版面/SectionHeading',
  tags: ['稳定'],
  component: SectionHeading,
  args: { title: '三个学段', note: '从识字到高考，一套编辑标准' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNote: Story = { name: '有说明' };

export const WithMore: Story = {
  name: '带更多链接',
  args: { title: '最新试卷', note: undefined, moreHref: '#/listenBig', moreLabel: '全部 642 份' },
};

export const Phone: Story = { ...WithMore, name: '手机', globals: { viewport: { value: 'phone' } } };
