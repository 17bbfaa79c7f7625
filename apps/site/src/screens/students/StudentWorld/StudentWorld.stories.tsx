import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleBooks } from '../../../lib/samples/catalogue.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { StudentWorldView } from './StudentWorld.view.js';

const contents = [
  { label: '知识干货', href: paths.KnowledgeDrivenGoods.href(), count: 18 },
  { label: '在线学习', href: paths.onlineLearning.href(), count: 12 },
  { label: '专题活动', href: paths.thematicActivities.href(), count: 12 },
  { label: '作品展示', href: paths.worksDisplay.href(), count: 18 },
];

const knowledge = [
  { title: '圆锥曲线：联立方程之前，先问三个问题', tag: '高二 数学', stage: 'high' as const },
  { title: '分数应用题：单位“1”到底是谁', tag: '六年级 数学', stage: 'primary' as const },
  { title: '凸透镜成像：不背表格也能推出来', tag: '初二 物理', stage: 'middle' as const },
  { title: '受力分析：给每个力找一个“施力物体”', tag: '高一 物理', stage: 'high' as const },
  { title: '化学方程式配平：从最“挑剔”的元素开始', tag: '初三 化学', stage: 'middle' as const },
].map((item, index) => ({
  ...item,
  id: index + 1,
  note: '算不动往往不是计算差，而是第一行就设错了。',
  href: paths.KnowledgeDetails.href({ id: index + 1 }),
}));

const works = ['《我给爷爷拍的一张“答题卡”》', '《食堂剩饭的统计图》', '《外婆的节气表》'].map(
  (title, index) => ({
    id: index + 1,
    title,
    note: '初二（3）班　罗小满',
    image: '',
    href: paths.worksDisplayDetails.href({ id: index + 1 }),
  }),
);

const activities = [
  { title: '光盘之外：把食堂的一天弄明白', deadline: { kind: 'left', value: 12, unit: '天' } as const },
  { title: '身边一个月：用数据看一件小事', deadline: { kind: 'left', value: 7, unit: '小时' } as const },
  { title: '圆规与剪刀：几何窗花长期展', deadline: { kind: 'always' } as const },
  { title: '一条街的招牌', deadline: { kind: 'over' } as const },
].map((item, index) => ({
  ...item,
  id: index + 1,
  image: '',
  note: '初中学生，以班级为单位',
  href: paths.thematicDetails.href({ id: index + 1 }),
}));

const courses = ['草稿纸的用法', '让小灯泡亮起来', '一条河怎样造出一座城', '浮与沉：四种判断'].map(
  (title, index) => ({
    id: index + 1,
    title,
    href: paths.onlineDetails.href({ id: index + 1 }),
    image: '',
    duration: index === 3 ? '' : '20:18',
    intro: '',
    meta: ['高三'],
    plays: 462 * (index + 1),
  }),
);

const meta = {
  title: '页面/学生/学生天地',
  id: '页面-studentworld',
  component: StudentWorldView,
  args: {
    title: '学生天地',
    names: {
      KnowledgeDrivenGoods: '知识干货',
      worksDisplay: '作品展示',
      thematicActivities: '专题活动',
      onlineLearning: '在线学习',
      addedServices: '图书检索',
    },
    slides: ready([{ id: 1, image: '', title: '读、想、做、写', text: '今天想弄明白哪一件事？' }]),
    contents,
    onSearch: () => undefined,
    knowledge: ready(knowledge),
    works: ready(works),
    activities: ready(activities),
    courses: ready(courses),
    books: ready(sampleBooks(10)),
  },
} satisfies Meta<typeof StudentWorldView>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: PHONE };
export const ReadyOnTablet: Story = { name: '平板', globals: { viewport: { value: 'tablet' } } };

export const Loading: Story = {
  args: {
    slides: LOADING,
    contents: contents.map((entry) => ({ ...entry, count: undefined })),
    knowledge: LOADING,
    works: LOADING,
    activities: LOADING,
    courses: LOADING,
    books: LOADING,
  },
};
export const LoadingOnPhone: Story = { ...Loading, globals: PHONE };

export const Empty: Story = {
  args: {
    slides: ready([]),
    knowledge: ready([]),
    works: ready([]),
    activities: ready([]),
    courses: ready([]),
    books: ready([]),
  },
};

export const Failed: Story = {
  args: {
    slides: FAILED,
    knowledge: FAILED,
    works: FAILED,
    activities: FAILED,
    courses: FAILED,
    books: FAILED,
  },
};
