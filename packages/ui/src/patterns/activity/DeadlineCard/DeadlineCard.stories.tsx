import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { DeadlineCard, DeadlineCardSkeleton, type DeadlineActivity } from './DeadlineCard.js';

const activity: DeadlineActivity = {
  id: 1,
  title: '光盘之外：把食堂的一天弄明白',
  href: '#/thematicDetails?id=1',
  image: landscape(36),
  note: '初中学生，以班级为单位',
  deadline: { kind: 'left', value: 12, unit: '天' },
};

const meta = {
  title: '活动/DeadlineCard',
  tags: ['稳定'],
  component: DeadlineCard,
  args: { activity },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeadlineCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DaysLeft: Story = { name: '还剩几天' };

export const LastHours: Story = {
  name: '最后几小时',
  args: { activity: { ...activity, deadline: { kind: 'left', value: 7, unit: '小时' } } },
};

export const WithoutEnd: Story = {
  name: '没有截止日期',
  args: { activity: { ...activity, deadline: { kind: 'always' } } },
};

export const Over: Story = { args: { activity: { ...activity, deadline: { kind: 'over' } } } };

export const LongTitle: Story = {
  args: {
    activity: { ...activity, title: activity.title.repeat(3), note: activity.note.repeat(4), image: '' },
  },
};

export const Loading: Story = { render: () => <DeadlineCardSkeleton /> };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
