import type { Meta, StoryObj } from '@storybook/react-vite';

import { landscape } from '../../samples.js';
import { BriefList, type Brief } from './BriefList.js';

const items: Brief[] = [
  {
    title: '圆锥曲线：联立方程之前，先问三个问题',
    note: '算不动往往不是计算差，而是第一行就设错了。',
    tag: '高二 数学',
    stage: 'high' as const,
  },
  {
    title: '分数应用题：单位“1”到底是谁',
    note: '“比谁多、是谁的、占谁的”，跟在这些字后面的就是它。',
    tag: '六年级 数学',
    stage: 'primary' as const,
  },
  {
    title: '凸透镜成像：不背表格也能推出来，从一支蜡烛、一块光屏和三次移动说起的完整推导',
    note: '拿一只放大镜、一根蜡烛，记住两个分界点就够了。'.repeat(3),
    tag: '初二 物理',
    stage: 'middle' as const,
  },
].map((item, index) => ({ ...item, id: index + 1, href: `#/KnowledgeDetails?id=${String(index + 1)}` }));

const works: Brief[] = ['《我给爷爷拍的一张“答题卡”》', '《食堂剩饭的统计图》', '《外婆的节气表》'].map(
  (title, index) => ({
    id: index + 1,
    title,
    note: '初二（3）班　罗小满',
    image: index === 1 ? '' : landscape(30 + index * 90),
    href: `#/worksDisplayDetails?id=${String(index + 1)}`,
  }),
);

const meta = {
  title: '文章/BriefList',
  tags: ['稳定'],
  component: BriefList,
  args: {
    title: '知识干货',
    titleNote: '一篇只讲一件事',
    items,
    moreHref: '#/KnowledgeDrivenGoods',
    moreLabel: '全部 18 篇',
  },
} satisfies Meta<typeof BriefList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithPictures: Story = {
  name: '带图',
  args: {
    title: '作品展示',
    titleNote: undefined,
    items: works,
    pictures: true,
    moreHref: '#/worksDisplay',
    moreLabel: '全部',
    style: { maxWidth: '26rem' },
  },
};

export const Loading: Story = { args: { items: [], loading: true } };

export const LoadingWithPictures: Story = {
  name: '带图，加载中',
  args: { ...WithPictures.args, items: [], loading: true },
};

export const Empty: Story = { args: { items: [] } };

const PHONE = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: PHONE };

export const PhoneWithPictures: Story = { name: '带图，手机', ...WithPictures, globals: PHONE };
