import type { Meta, StoryObj } from '@storybook/react-vite';

import { ArticleRow, type ArticleItem } from './ArticleRow.js';

const article: ArticleItem = {
  id: 1,
  title: '“等级赋分”到底赋的是什么',
  href: '#/layout/list/talkPoliciesDetails?id=1',
  intro: '化学考了78分，成绩单上却是91分。这不是送分，是换了一把尺子。',
  image: '',
  date: '2026-11-13',
  meta: ['砚田教育', '商隐之'],
};

const meta = {
  title: '文章/ArticleRow',
  tags: ['稳定'],
  component: ArticleRow,
  args: { article },
} satisfies Meta<typeof ArticleRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const LongTitle: Story = {
  args: {
    article: {
      ...article,
      title: '“物理＋化学”两门都要选吗：读懂高校专业选科要求、赋分办法与志愿填报之间的关系',
      intro: '选科不是先选喜欢的课，也不是先选好考的课，而是先看哪些门会关上。'.repeat(4),
    },
  },
};

export const WithoutIntro: Story = {
  name: '没有介绍',
  args: { article: { ...article, intro: '', meta: ['', ''] } },
};

export const OpenActivity: Story = {
  name: '报名中的活动',
  args: { article: { ...article, status: { label: '报名中，12-04截止', tone: 'ok' } } },
};

export const Compact: Story = { args: { compact: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneCompact: Story = {
  name: '紧凑，手机',
  args: { compact: true },
  globals: { viewport: { value: 'phone' } },
};
