import type { Meta, StoryObj } from '@storybook/react-vite';

import { StageDoors } from './StageDoors.js';

const categories = [
  { id: 17, name: '原创试卷', href: '#/addedServices?cate=17' },
  { id: 18, name: '校本考试', href: '#/addedServices?cate=18' },
  { id: 19, name: '同步', href: '#/addedServices?cate=19' },
  { id: 20, name: '工具', href: '#/addedServices?cate=20' },
];

const meta = {
  title: '图书/StageDoors',
  tags: ['稳定'],
  component: StageDoors,
  args: {
    stages: [
      {
        id: 9,
        name: '高中',
        stage: 'high',
        note: '新高考命题研究 · 96 种在售',
        href: '#/highSchoolBooks',
        categories,
      },
      {
        id: 10,
        name: '初中',
        stage: 'middle',
        note: '课标落地与中考 · 88 种在售',
        href: '#/middleSchoolBooks',
        categories,
      },
      {
        id: 7,
        name: '小学',
        stage: 'primary',
        note: '学习习惯与基本功 · 64 种在售',
        href: '#/primarySchoolBooks',
        categories: categories.slice(2),
      },
    ],
  },
} satisfies Meta<typeof StageDoors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { loading: true } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
