import type { Meta, StoryObj } from '@storybook/react-vite';

import { ArticleList } from './ArticleList.js';

const articles = [
  {
    id: 1,
    title: '“等级赋分”到底赋的是什么',
    intro: '化学考了78分，成绩单上却是91分。这不是送分，是换了一把尺子。',
    date: '2026-11-13',
  },
  {
    id: 2,
    title: '“物理＋化学”两门都要选吗：读懂专业选科要求',
    intro: '选科不是先选喜欢的课，也不是先选好考的课，而是先看哪些门会关上。',
    date: '2026-10-20',
  },
].map((article) => ({
  ...article,
  href: `#/layout/list/talkPoliciesDetails?id=${String(article.id)}`,
  image: '',
  meta: ['砚田教育'],
}));

const meta = {
  title: '文章/ArticleList',
  tags: ['稳定'],
  component: ArticleList,
  args: { articles },
} satisfies Meta<typeof ArticleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { articles: [], loading: true } };

export const Empty: Story = { args: { articles: [] } };

export const BelowTabs: Story = { name: '页签下面', args: { belowTabs: true } };

export const Compact: Story = { args: { compact: true } };

export const CompactLoading: Story = { args: { articles: [], loading: true, compact: true } };
