import type { Meta, StoryObj } from '@storybook/react-vite';

import { PreviousNext } from './PreviousNext.js';

const meta = {
  title: '文章/PreviousNext',
  tags: ['稳定'],
  component: PreviousNext,
  args: {
    previous: { title: '“等级赋分”到底赋的是什么', href: '#/layout/list/talkPoliciesDetails?id=1' },
    next: {
      title: '“物理＋化学”两门都要选吗：读懂专业选科要求',
      href: '#/layout/list/talkPoliciesDetails?id=3',
    },
  },
} satisfies Meta<typeof PreviousNext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { name: '前后都有' };

export const Newest: Story = { name: '最新的一篇', args: { previous: undefined } };

export const Oldest: Story = { name: '最早的一篇', args: { next: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
