import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { CompactCourseSkeleton, CourseCard, type Course } from './CourseCard.js';

const course: Course = {
  id: 1,
  title: '一条河怎样造出一座城',
  href: '#/onlineDetails?id=1',
  image: landscape(140),
  duration: '19:05',
  intro: '从河漫滩、阶地到码头，沿着一条虚拟的河走两千年。',
  meta: ['高二 · 地理', '关山月'],
  plays: 5654,
  stage: 'high',
};

const meta = {
  title: '课程/CourseCard',
  tags: ['稳定'],
  component: CourseCard,
  args: { course },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.large === true ? '48rem' : '23rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Large: Story = { args: { large: true } };

export const Compact: Story = { args: { compact: true, course: { ...course, meta: ['高二'] } } };

export const CompactNarrow: Story = {
  name: '紧凑，很窄',
  args: { compact: true, course: { ...course, title: '平行四边形的面积公式从哪里来' } },
  decorators: [(story) => <div style={{ width: '14rem' }}>{story()}</div>],
};

export const CompactLoading: Story = { render: () => <CompactCourseSkeleton /> };

export const LongTitle: Story = {
  args: {
    course: {
      ...course,
      title: '平行四边形的面积公式从哪里来：用一刀剪拼、两次平移和三个追问重新推导',
      intro: '一刀剪下去，面积公式自己走出来。'.repeat(5),
    },
  },
};

export const OnlyRequired: Story = {
  name: '只有必有的内容',
  args: { course: { ...course, image: '', duration: '', intro: '', meta: ['', ''], plays: 0 } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLarge: Story = {
  name: '大，手机',
  args: { large: true },
  globals: { viewport: { value: 'phone' } },
};
