import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../../components/Button/index.js';
import { Ribbon } from '../../page/Ribbon/Ribbon.js';
import { landscape } from '../../samples.js';
import { ActivityRow, ActivityRowSkeleton } from './ActivityRow.js';

const meta = {
  title: '活动/ActivityRow',
  tags: ['稳定'],
  component: ActivityRow,
  args: {
    activity: {
      id: 1,
      title: '“命题实验室”首批试做：旁听报名',
      href: '#/researchDetails?id=1',
      image: landscape(90),
      note: '面向：高中数学、初中物理教师，每校两人',
      period: '2026-11-12 至 2027-06-30',
      status: { label: '进行中', tone: 'ok' },
      over: false,
    },
    actions: <Button size="sm">我要加入</Button>,
  },
} satisfies Meta<typeof ActivityRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Favourite: Story = { name: '可以收藏', args: { corner: <Ribbon itemTitle="旁听报名" /> } };

export const Over: Story = {
  args: {
    activity: { ...meta.args.activity, status: { label: '已结束', tone: 'quiet' }, over: true },
    actions: (
      <Button size="sm" disabled>
        活动已结束
      </Button>
    ),
  },
};

export const Loading: Story = { render: () => <ActivityRowSkeleton /> };

export const Phone: Story = { ...Favourite, globals: { viewport: { value: 'phone' } } };
