import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';

import { landscape } from '../../samples.js';
import { RecommendationList } from './RecommendationList.js';

const meta = {
  title: '文章/RecommendationList',
  tags: ['稳定'],
  component: RecommendationList,
  args: {
    title: '必备图书',
    kind: 'book',
    items: [
      {
        id: 1,
        title: '高考物理真题卷（2027 版）',
        href: '#/booksDetails?id=1',
        image: '',
        note: '高三 · 物理',
        stage: 'high',
      },
      {
        id: 2,
        title: '新高考数学原创卷（2027 版）',
        href: '#/booksDetails?id=2',
        image: '',
        note: '高三 · 数学',
        stage: 'high',
      },
      {
        id: 3,
        title: '中考语文必背篇目与古诗文默写专项训练（2027 版）',
        href: '#/booksDetails?id=3',
        image: '',
        note: '九年级 · 语文',
        stage: 'middle',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecommendationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Books: Story = {};

export const Section: Story = { name: '正文里的一栏', args: { section: true } };

export const Folded: Story = {
  args: { folded: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '收起', expanded: true }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Papers: Story = {
  args: {
    title: '必练好题',
    kind: 'paper',
    items: [
      {
        id: 1,
        title: '山东省济南市高三上学期期中数学试题',
        href: '#/topicSubjectDetails?id=1',
        image: '',
        note: '高三 · 数学 · 山东',
      },
      {
        id: 2,
        title: '浙江省名校协作体高三联考语文试题',
        href: '#/topicSubjectDetails?id=2',
        image: '',
        note: '高三 · 语文 · 浙江',
      },
    ],
  },
};

export const Courses: Story = {
  args: {
    title: '必学好课',
    kind: 'course',
    items: [
      {
        id: 1,
        title: '电磁感应：从右手定则到能量守恒',
        href: '#/onlineLearning?id=1',
        image: landscape(220),
      },
      { id: 2, title: '文言文虚词十八讲', href: '#/onlineLearning?id=2', image: '' },
    ],
  },
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { items: [] } };
