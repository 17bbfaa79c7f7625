import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PaperHead, PaperHeadSkeleton } from './PaperHead.js';

const meta = {
  title: '试卷/PaperHead',
  tags: ['稳定'],
  component: PaperHead,
  args: {
    title: '北京市2026—2027学年高三上学期期中考试历史试卷',
    subject: '历史',
    stage: 'high',
    facts: [
      { label: '年级', value: '高三', href: '#/?grade_id=169' },
      { label: '学科', value: '历史', href: '#/?subject_id=8' },
      { label: '类型', value: '期中考试', href: '#/?type_id=3' },
      { label: '地区', value: '北京', href: '#/?address_id=11' },
      { label: '年份', value: '2026' },
    ],
    date: '2026-11-08',
    views: 808,
    downloads: 242,
  },
} satisfies Meta<typeof PaperHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '高三' })).toHaveAttribute('href', '#/?grade_id=169');
    await expect(canvas.queryByRole('link', { name: '2026' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { render: () => <PaperHeadSkeleton /> };
