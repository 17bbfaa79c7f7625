import type { Meta, StoryObj } from '@storybook/react-vite';

import { NumberedList } from './NumberedList.js';

const items = [
  { id: 1, title: '《一道情境题的十一稿》', note: '高中 生物' },
  { id: 2, title: '《晾衣绳为什么总是中间低：一道获奖题的前后》', note: '初中 物理' },
  { id: 3, title: '《选不选物理：高一选科诊断量表与课例》' },
].map((item) => ({ ...item, href: `#/layout/list/projectAchievementsDetails?id=${String(item.id)}` }));

const meta = {
  title: '文章/NumberedList',
  tags: ['稳定'],
  component: NumberedList,
  args: {
    title: '活动成果',
    items,
    moreHref: '#/layout/list/projectAchievements',
    style: { maxWidth: '22rem' },
  },
} satisfies Meta<typeof NumberedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { items: [], loading: true } };

export const Empty: Story = { args: { items: [], moreHref: undefined } };
