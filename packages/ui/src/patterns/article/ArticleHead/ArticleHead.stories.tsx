import type { Meta, StoryObj } from '@storybook/react-vite';

import { FavouriteButton } from '../../page/FavouriteButton/FavouriteButton.js';
import { ArticleHead } from './ArticleHead.js';

const meta = {
  title: '文章/ArticleHead',
  tags: ['稳定'],
  component: ArticleHead,
  args: {
    title: '“等级赋分”到底赋的是什么',
    intro: '化学考了78分，成绩单上却是91分。这不是送分，是换了一把尺子。',
    source: '砚田教育',
    author: '商隐之',
    date: '2026-11-13',
    actions: <FavouriteButton on={false} onToggle={() => undefined} />,
  },
} satisfies Meta<typeof ArticleHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const TitleAndDateOnly: Story = {
  name: '只有标题与日期',
  args: { intro: '', source: '', author: '', actions: undefined },
};

export const LongTitle: Story = {
  args: { title: '“物理＋化学”两门都要选吗：读懂高校专业选科要求、赋分办法与志愿填报之间的关系' },
  globals: { viewport: { value: 'phone' } },
};
